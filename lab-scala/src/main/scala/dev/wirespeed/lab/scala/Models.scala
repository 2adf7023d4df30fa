package dev.wirespeed.lab.scala

import com.github.plokhotnyuk.jsoniter_scala.core.JsonValueCodec
import com.github.plokhotnyuk.jsoniter_scala.macros.{CodecMakerConfig, JsonCodecMaker}
import dev.wirespeed.lab.workload.{BigDto, Item, SmallDto, Status}
import java.time.Instant
import scala.jdk.CollectionConverters.*

/** `SmallDto` as Scala programs write it: what may be absent is an `Option`. */
final case class SmallModel(
    id: Long,
    name: String,
    email: Option[String],
    age: Int,
    score: Double,
    active: Boolean,
    status: Status,
    createdAt: Instant,
    updatedAt: Option[Instant],
    requestId: String
):
  def toDto: SmallDto =
    SmallDto(id, name, email.orNull, age, score, active, status, createdAt, updatedAt.orNull, requestId)

object SmallModel:
  /** Absent values are written as nulls, which jsoniter-scala leaves out by default. */
  val codec: JsonValueCodec[SmallModel] =
    JsonCodecMaker.make(CodecMakerConfig.withTransientNone(false).withTransientEmpty(false))

  def of(dto: SmallDto): SmallModel = SmallModel(
    dto.id,
    dto.name,
    Option(dto.email),
    dto.age,
    dto.score,
    dto.active,
    dto.status,
    dto.createdAt,
    Option(dto.updatedAt),
    dto.requestId
  )

final case class ItemModel(
    id: Long,
    sku: String,
    title: String,
    price: Int,
    tags: List[String],
    attrs: Option[Map[String, String]],
    createdAt: Instant
):
  def toDto: Item = Item(id, sku, title, price, tags.asJava, attrs.map(_.asJava).orNull, createdAt)

object ItemModel:
  def of(dto: Item): ItemModel = ItemModel(
    dto.id,
    dto.sku,
    dto.title,
    dto.price,
    dto.tags.asScala.toList,
    Option(dto.attrs).map(_.asScala.toMap),
    dto.createdAt
  )

final case class BigModel(id: Long, items: Vector[ItemModel]):
  def toDto: BigDto = BigDto(id, items.map(_.toDto).asJava)

object BigModel:
  /** Absent values are written as nulls, which jsoniter-scala leaves out by default. */
  val codec: JsonValueCodec[BigModel] =
    JsonCodecMaker.make(CodecMakerConfig.withTransientNone(false).withTransientEmpty(false))

  def of(dto: BigDto): BigModel = BigModel(dto.id, dto.items.asScala.iterator.map(ItemModel.of).toVector)
