package dev.wirespeed.lab.scala

import com.github.plokhotnyuk.jsoniter_scala.core.JsonValueCodec
import com.github.plokhotnyuk.jsoniter_scala.macros.{CodecMakerConfig, JsonCodecMaker}
import dev.wirespeed.lab.workload.Status
import dev.wirespeed.lab.workload.clients.Client
import dev.wirespeed.lab.workload.media.{Image, Media}
import dev.wirespeed.lab.workload.users.User
import java.time.{Instant, LocalDate, OffsetDateTime}
import java.util.UUID

/** The classes of the experiment `peers` as Scala programs write them. */
final case class MediaContentModel(media: MediaModel, images: List[ImageModel])

final case class MediaModel(
    uri: String,
    title: Option[String],
    width: Int,
    height: Int,
    format: String,
    duration: Long,
    size: Long,
    bitrate: Int,
    persons: List[String],
    player: Media.Player,
    copyright: Option[String]
)

final case class ImageModel(uri: String, title: Option[String], width: Int, height: Int, size: Image.Size)

final case class UsersModel(users: Vector[UserModel])

final case class UserModel(
    id: String,
    index: Int,
    guid: UUID,
    isActive: Boolean,
    balance: BigDecimal,
    picture: String,
    age: Int,
    eyeColor: User.EyeColor,
    name: String,
    gender: String,
    company: String,
    email: String,
    phone: String,
    address: String,
    about: String,
    registered: LocalDate,
    latitude: Double,
    longitude: Double,
    tags: List[String],
    friends: List[FriendModel],
    greeting: String,
    favoriteFruit: String
)

final case class FriendModel(id: UUID, name: String, since: OffsetDateTime)

final case class NumbersModel(
    series: Long,
    started: Long,
    ended: Long,
    mean: Double,
    deviation: Double,
    minimum: Double,
    maximum: Double,
    values: Array[Double],
    counts: Array[Long],
    ratios: Vector[Double],
    sequences: Vector[Long],
    path: Vector[PointModel]
)

final case class PointModel(x: Double, y: Double, z: Double, time: Long, level: Double)

final case class ArticleModel(
    title: String,
    author: String,
    summary: String,
    paragraphs: List[String],
    comments: List[CommentModel]
)

final case class CommentModel(author: String, text: String)

final case class WideModel(
    id: Long,
    reference: String,
    customer: String,
    customerReference: Option[String],
    version: Int,
    active: Boolean,
    archived: Boolean,
    taxable: Boolean,
    status: Status,
    createdAt: Instant,
    updatedAt: Instant,
    deletedAt: Option[Instant],
    street: String,
    houseNumber: String,
    postalCode: String,
    city: String,
    region: String,
    country: String,
    latitude: Double,
    longitude: Double,
    floor: Int,
    doorCode: Option[String],
    phone: String,
    mobile: Option[String],
    fax: Option[String],
    email: String,
    language: String,
    currency: String,
    timeZone: String,
    netCents: Long,
    taxCents: Long,
    grossCents: Long,
    taxRate: Double,
    discountRate: Double,
    exchangeRate: Double,
    lineCount: Int,
    parcelCount: Int,
    palletCount: Int,
    weight: Double,
    volume: Double,
    length: Double,
    width: Double,
    height: Double,
    fragile: Boolean,
    refrigerated: Boolean,
    insured: Boolean,
    express: Boolean,
    signatureRequired: Boolean,
    carrier: String,
    service: String,
    trackingNumber: Option[String],
    deliveryStatus: Status,
    promisedAt: Instant,
    deliveredAt: Option[Instant],
    attempts: Int,
    loyaltyPoints: Long,
    rating: Int,
    score: Double,
    channel: String,
    comment: Option[String]
)

final case class PeopleModel(people: Vector[PersonModel])

final case class PersonModel(
    id: String,
    index: Int,
    firstName: String,
    lastName: String,
    email: String,
    phone: String,
    age: Int,
    gender: String,
    employer: String,
    verified: Boolean,
    registered: LocalDate,
    rating: Double,
    home: AddressModel,
    tags: List[String],
    languages: List[String],
    friends: List[ContactModel]
)

final case class AddressModel(street: String, postalCode: String, city: String, country: String)

final case class ContactModel(id: String, name: String, email: String)

final case class ClientsModel(clients: Vector[ClientModel])

final case class ClientModel(
    id: Long,
    guid: UUID,
    name: String,
    company: String,
    active: Boolean,
    balance: BigDecimal,
    rank: Client.Rank,
    emails: List[String],
    phones: List[Long],
    address: String,
    since: LocalDate,
    partners: List[PartnerModel],
    orders: List[PurchaseModel]
)

final case class PartnerModel(id: Long, name: String, since: OffsetDateTime)

final case class PurchaseModel(number: Long, product: String, quantity: Int, price: Double, placed: Instant)

/** Their codecs; absent values are written as nulls, which jsoniter-scala leaves out by default. */
object PeerModels:
  val media: JsonValueCodec[MediaContentModel] =
    JsonCodecMaker.make(CodecMakerConfig.withTransientNone(false).withTransientEmpty(false))
  val users: JsonValueCodec[UsersModel] =
    JsonCodecMaker.make(CodecMakerConfig.withTransientNone(false).withTransientEmpty(false))
  val numbers: JsonValueCodec[NumbersModel] =
    JsonCodecMaker.make(CodecMakerConfig.withTransientNone(false).withTransientEmpty(false))
  val articles: JsonValueCodec[ArticleModel] =
    JsonCodecMaker.make(CodecMakerConfig.withTransientNone(false).withTransientEmpty(false))
  val wide: JsonValueCodec[WideModel] =
    JsonCodecMaker.make(CodecMakerConfig.withTransientNone(false).withTransientEmpty(false))
  val people: JsonValueCodec[PeopleModel] =
    JsonCodecMaker.make(CodecMakerConfig.withTransientNone(false).withTransientEmpty(false))
  val clients: JsonValueCodec[ClientsModel] =
    JsonCodecMaker.make(CodecMakerConfig.withTransientNone(false).withTransientEmpty(false))
