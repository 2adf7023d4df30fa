package dev.wirespeed.lab.scala

import com.github.plokhotnyuk.jsoniter_scala.core.{readFromArray, writeToArray, JsonValueCodec}
import dev.wirespeed.lab.contestant.{Binding, CannotBindException, Contestant, Trait, Versions}
import dev.wirespeed.lab.workload.{BigDto, SmallDto, Workload}
import java.util

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
      else throw CannotBindException(s"there is no case class for ${workload.`type`.getSimpleName}")
    binding.asInstanceOf[Binding[T, ?]]

private final class ModelBinding[T, M](to: T => M, from: M => T, codec: JsonValueCodec[M]) extends Binding[T, M]:
  override def toModel(value: T): M = to(value)

  override def fromModel(model: M): T = from(model)

  override def write(model: M): Array[Byte] = writeToArray(model)(using codec)

  override def read(document: Array[Byte]): M = readFromArray(document)(using codec)
