package dev.wirespeed.lab.workload.crowd;

import dev.wirespeed.Wire;
import java.time.Instant;
import java.util.List;

/** Classes with getters and setters. */
public final class Office {
    private Office() {}

    /** With plain properties. */
    @Wire
    public static final class Employee {
        private long id;
        private String name = "";
        private boolean manager;
        private long salary;

        public long getId() {
            return id;
        }

        public void setId(long id) {
            this.id = id;
        }

        public String getName() {
            return name;
        }

        public void setName(String name) {
            this.name = name;
        }

        public boolean isManager() {
            return manager;
        }

        public void setManager(boolean manager) {
            this.manager = manager;
        }

        public long getSalary() {
            return salary;
        }

        public void setSalary(long salary) {
            this.salary = salary;
        }
    }

    /** With a list. */
    @Wire
    public static final class Department {
        private String name = "";
        private List<String> members = List.of();

        public String getName() {
            return name;
        }

        public void setName(String name) {
            this.name = name;
        }

        public List<String> getMembers() {
            return members;
        }

        public void setMembers(List<String> members) {
            this.members = members;
        }
    }

    /** With numbers. */
    @Wire
    public static final class Room {
        private int number;
        private String floor = "";
        private double area;

        public int getNumber() {
            return number;
        }

        public void setNumber(int number) {
            this.number = number;
        }

        public String getFloor() {
            return floor;
        }

        public void setFloor(String floor) {
            this.floor = floor;
        }

        public double getArea() {
            return area;
        }

        public void setArea(double area) {
            this.area = area;
        }
    }

    /** With a time. */
    @Wire
    public static final class Meeting {
        private String title = "";
        private Instant start = Instant.EPOCH;
        private List<String> invited = List.of();

        public String getTitle() {
            return title;
        }

        public void setTitle(String title) {
            this.title = title;
        }

        public Instant getStart() {
            return start;
        }

        public void setStart(Instant start) {
            this.start = start;
        }

        public List<String> getInvited() {
            return invited;
        }

        public void setInvited(List<String> invited) {
            this.invited = invited;
        }
    }

    /** With an object inside. */
    @Wire
    public static final class Device {
        private String serial = "";
        private boolean on;
        private Room room = new Room();

        public String getSerial() {
            return serial;
        }

        public void setSerial(String serial) {
            this.serial = serial;
        }

        public boolean isOn() {
            return on;
        }

        public void setOn(boolean on) {
            this.on = on;
        }

        public Room getRoom() {
            return room;
        }

        public void setRoom(Room room) {
            this.room = room;
        }
    }
}
