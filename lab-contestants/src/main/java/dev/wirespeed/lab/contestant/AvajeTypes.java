package dev.wirespeed.lab.contestant;

import dev.wirespeed.lab.workload.citm.Area;
import dev.wirespeed.lab.workload.citm.Catalog;
import dev.wirespeed.lab.workload.citm.Event;
import dev.wirespeed.lab.workload.citm.Performance;
import dev.wirespeed.lab.workload.citm.Price;
import dev.wirespeed.lab.workload.citm.SeatCategory;
import dev.wirespeed.lab.workload.crowd.House;
import dev.wirespeed.lab.workload.crowd.Office;
import dev.wirespeed.lab.workload.crowd.School;
import dev.wirespeed.lab.workload.crowd.Shop;
import dev.wirespeed.lab.workload.crowd.Stage;
import dev.wirespeed.lab.workload.crowd.Travel;
import io.avaje.jsonb.Json;

/** Names more types that avaje-jsonb's annotation processor generates adapters for. */
@Json.Import({
    Catalog.class,
    Event.class,
    Performance.class,
    Price.class,
    SeatCategory.class,
    Area.class,
    Shop.Product.class,
    Shop.Cart.class,
    Shop.Voucher.class,
    Shop.Stock.class,
    Shop.Rating.class,
    Shop.Line.class,
    Travel.Flight.class,
    Travel.Route.class,
    Travel.Hotel.class,
    Travel.Ticket.class,
    Travel.Luggage.class,
    Office.Employee.class,
    Office.Department.class,
    Office.Room.class,
    Office.Meeting.class,
    Office.Device.class,
    Stage.Song.class,
    Stage.Playlist.class,
    Stage.Podcast.class,
    Stage.Chart.class,
    Stage.Lyrics.class,
    Stage.Track.class,
    House.Sensor.class,
    House.Thermostat.class,
    House.Timetable.class,
    House.Alarm.class,
    House.Meter.class,
    School.Pupil.class,
    School.Course.class,
    School.Exams.class,
    School.Grade.class,
    School.Shelf.class
})
final class AvajeTypes {
    private AvajeTypes() {}
}
