package dev.wirespeed.lab.scala

import com.github.plokhotnyuk.jsoniter_scala.core.{readFromArray, writeToArray, JsonValueCodec}
import dev.wirespeed.lab.contestant.{Binding, CannotBindException, Contestant, Trait, Versions}
import dev.wirespeed.lab.workload.citm.Catalog
import dev.wirespeed.lab.workload.clients.Clients
import dev.wirespeed.lab.workload.github.GithubEvents
import dev.wirespeed.lab.workload.media.MediaContent
import dev.wirespeed.lab.workload.numbers.Numbers
import dev.wirespeed.lab.workload.people.People
import dev.wirespeed.lab.workload.text.Article
import dev.wirespeed.lab.workload.users.Users
import dev.wirespeed.lab.workload.wide.Wide
import dev.wirespeed.lab.workload.{BigDto, SmallDto, Workload}
import java.util
import tools.jackson.databind.json.JsonMapper

/** jsoniter-scala, whose macros make codecs for Scala's case classes at compile time. */
final class JsoniterScala extends Contestant:
  override def id: String = "jsoniter-scala"

  override def title: String = "jsoniter-scala"

  override def version: String = Versions.of("jsoniter-scala")

  override def traits: util.Set[Trait] = util.Set.of(Trait.OWN_MODEL)

  override def bind[T](workload: Workload[T]): Binding[T, ?] =
    val binding =
      if workload.`type` == classOf[SmallDto] then
        ModelBinding[SmallDto, SmallModel](SmallModel.of, _.toDto, SmallModel.codec)
      else if workload.`type` == classOf[BigDto] then
        ModelBinding[BigDto, BigModel](BigModel.of, _.toDto, BigModel.codec)
      else JsoniterScala.others.get(workload.`type`) match
        case Some(codec) => JsonBinding(workload.`type`, codec)
        case None => throw CannotBindException(s"there is no case class for ${workload.`type`.getSimpleName}")
    binding.asInstanceOf[Binding[T, ?]]

object JsoniterScala:
  /** Types whose values become Scala's by way of JSON. */
  private val others: Map[Class[?], JsonValueCodec[?]] = Map(
    classOf[MediaContent] -> PeerModels.media,
    classOf[Users] -> PeerModels.users,
    classOf[Numbers] -> PeerModels.numbers,
    classOf[Article] -> PeerModels.articles,
    classOf[Wide] -> PeerModels.wide,
    classOf[People] -> PeerModels.people,
    classOf[Clients] -> PeerModels.clients,
    classOf[Catalog] -> CitmModels.codec,
    classOf[GithubEvents] -> GithubModels.codec
  ) ++ CrowdModels.codecs

/** Converts by Jackson's document, which is not timed: what the model can't hold is missing from the next one. */
private final class JsonBinding[T, M](`type`: Class[T], codec: JsonValueCodec[M]) extends Binding[T, M]:
  override def toModel(value: T): M = read(JsonMapper.shared.writeValueAsBytes(value))

  override def fromModel(model: M): T = JsonMapper.shared.readValue(write(model), `type`)

  override def write(model: M): Array[Byte] = writeToArray(model)(using codec)

  override def read(document: Array[Byte]): M = readFromArray(document)(using codec)

private final class ModelBinding[T, M](to: T => M, from: M => T, codec: JsonValueCodec[M]) extends Binding[T, M]:
  override def toModel(value: T): M = to(value)

  override def fromModel(model: M): T = from(model)

  override def write(model: M): Array[Byte] = writeToArray(model)(using codec)

  override def read(document: Array[Byte]): M = readFromArray(document)(using codec)
