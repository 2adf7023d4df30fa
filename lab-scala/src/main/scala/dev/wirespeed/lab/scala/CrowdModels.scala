package dev.wirespeed.lab.scala

import com.github.plokhotnyuk.jsoniter_scala.core.JsonValueCodec
import com.github.plokhotnyuk.jsoniter_scala.macros.{CodecMakerConfig, JsonCodecMaker}
import dev.wirespeed.lab.workload.crowd.{House, Office, School, Shop, Stage, Travel}
import java.time.{Instant, LocalDate, OffsetDateTime}
import java.util.UUID

/** Thirty other types, as Scala programs write them. */
object CrowdModels:
  final case class ProductModel(id: Long, name: String, price: BigDecimal, labels: List[String], note: Option[String])

  final case class CartModel(id: UUID, lines: List[LineModel], opened: Instant)

  final case class LineModel(sku: String, amount: Int)

  final case class VoucherModel(code: String, percent: Double, from: LocalDate, until: Option[LocalDate], used: Boolean)

  final case class StockModel(bySku: Map[String, Int], total: Int)

  final case class RatingModel(stars: Int, text: String, mood: Shop.Mood)

  final case class FlightModel(number: String, departs: OffsetDateTime, arrives: OffsetDateTime, cabin: Travel.Cabin)

  final case class RouteModel(name: String, latitudes: List[Double], longitudes: List[Double])

  final case class HotelModel(name: String, stars: Int, amenities: Map[String, String])

  final case class TicketModel(number: Long, passenger: String, seat: Option[String], window: Boolean)

  final case class LuggageModel(pieces: Short, weight: Float, zone: Byte)

  final case class SongModel(title: String, artist: String, seconds: Int, genre: Stage.Genre)

  final case class PlaylistModel(name: String, tracks: List[TrackModel])

  final case class TrackModel(title: String, seconds: Int)

  final case class PodcastModel(name: String, episodes: List[Instant])

  final case class ChartModel(scores: Map[String, Double])

  final case class LyricsModel(language: String, verses: List[List[String]])

  final case class SensorModel(id: String, time: Long, value: Double, unit: House.Unit)

  final case class ThermostatModel(target: Option[Double], heating: Boolean, minutes: Option[Int])

  final case class TimetableModel(hours: Map[String, List[Int]])

  final case class AlarmModel(zones: Set[String], at: Instant)

  final case class MeterModel(serial: String, values: Array[Long])

  final case class PupilModel(name: String, nickname: Option[String], age: Int)

  final case class CourseModel(title: String, credits: Int, seats: Option[Int], days: List[School.Weekday])

  final case class ExamsModel(topics: Map[School.Weekday, String])

  final case class GradeModel(subject: String, points: BigInt, average: Float)

  final case class ShelfModel(name: String, shelves: List[ShelfModel])

  final case class EmployeeModel(id: Long, name: String, manager: Boolean, salary: Long)

  final case class DepartmentModel(name: String, members: List[String])

  final case class RoomModel(number: Int, floor: String, area: Double)

  final case class MeetingModel(title: String, start: Instant, invited: List[String])

  final case class DeviceModel(serial: String, on: Boolean, room: RoomModel)

  private inline def codec[M]: JsonValueCodec[M] =
    JsonCodecMaker.make(
      CodecMakerConfig.withTransientNone(false).withTransientEmpty(false).withAllowRecursiveTypes(true)
    )

  /** Their codecs, by the types that the others have. */
  val codecs: Map[Class[?], JsonValueCodec[?]] = Map(
    classOf[Shop.Product] -> codec[ProductModel],
    classOf[Shop.Cart] -> codec[CartModel],
    classOf[Shop.Voucher] -> codec[VoucherModel],
    classOf[Shop.Stock] -> codec[StockModel],
    classOf[Shop.Rating] -> codec[RatingModel],
    classOf[Travel.Flight] -> codec[FlightModel],
    classOf[Travel.Route] -> codec[RouteModel],
    classOf[Travel.Hotel] -> codec[HotelModel],
    classOf[Travel.Ticket] -> codec[TicketModel],
    classOf[Travel.Luggage] -> codec[LuggageModel],
    classOf[Stage.Song] -> codec[SongModel],
    classOf[Stage.Playlist] -> codec[PlaylistModel],
    classOf[Stage.Podcast] -> codec[PodcastModel],
    classOf[Stage.Chart] -> codec[ChartModel],
    classOf[Stage.Lyrics] -> codec[LyricsModel],
    classOf[House.Sensor] -> codec[SensorModel],
    classOf[House.Thermostat] -> codec[ThermostatModel],
    classOf[House.Timetable] -> codec[TimetableModel],
    classOf[House.Alarm] -> codec[AlarmModel],
    classOf[House.Meter] -> codec[MeterModel],
    classOf[School.Pupil] -> codec[PupilModel],
    classOf[School.Course] -> codec[CourseModel],
    classOf[School.Exams] -> codec[ExamsModel],
    classOf[School.Grade] -> codec[GradeModel],
    classOf[School.Shelf] -> codec[ShelfModel],
    classOf[Office.Employee] -> codec[EmployeeModel],
    classOf[Office.Department] -> codec[DepartmentModel],
    classOf[Office.Room] -> codec[RoomModel],
    classOf[Office.Meeting] -> codec[MeetingModel],
    classOf[Office.Device] -> codec[DeviceModel]
  )
