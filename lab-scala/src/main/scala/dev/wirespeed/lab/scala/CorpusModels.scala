package dev.wirespeed.lab.scala

import com.github.plokhotnyuk.jsoniter_scala.core.JsonValueCodec
import com.github.plokhotnyuk.jsoniter_scala.macros.{CodecMakerConfig, JsonCodecMaker}
import java.time.Instant

/** The types of `citm_catalog.json`. */
object CitmModels:
  final case class AreaModel(areaId: Long, blockIds: List[Long])

  final case class CatalogModel(
      areaNames: Map[Long, String],
      audienceSubCategoryNames: Map[Long, String],
      blockNames: Map[Long, String],
      events: Map[Long, EventModel],
      performances: List[PerformanceModel],
      seatCategoryNames: Map[Long, String],
      subTopicNames: Map[Long, String],
      subjectNames: Map[Long, String],
      topicNames: Map[Long, String],
      topicSubTopics: Map[Long, List[Long]],
      venueNames: Map[String, String]
  )

  final case class EventModel(
      description: Option[String],
      id: Long,
      logo: Option[String],
      name: String,
      subTopicIds: List[Long],
      subjectCode: Option[String],
      subtitle: Option[String],
      topicIds: List[Long]
  )

  final case class PerformanceModel(
      eventId: Long,
      id: Long,
      logo: Option[String],
      name: Option[String],
      prices: List[PriceModel],
      seatCategories: List[SeatCategoryModel],
      seatMapImage: Option[String],
      start: Long,
      venueCode: String
  )

  final case class PriceModel(amount: Long, audienceSubCategoryId: Long, seatCategoryId: Long)

  final case class SeatCategoryModel(areas: List[AreaModel], seatCategoryId: Long)

  /** Absent values are written as nulls, which jsoniter-scala leaves out by default. */
  val codec: JsonValueCodec[CatalogModel] =
    JsonCodecMaker.make(CodecMakerConfig.withTransientNone(false).withTransientEmpty(false))

/** The types of `github_events.json`, whose names are in snake case. */
object GithubModels:
  final case class ActorModel(gravatarId: String, login: String, avatarUrl: String, url: String, id: Long)

  final case class AuthorModel(email: String, name: String)

  final case class CommentModel(
      user: UserModel,
      url: String,
      issueUrl: String,
      createdAt: Instant,
      body: String,
      updatedAt: Instant,
      id: Long
  )

  final case class CommitModel(url: String, message: String, distinct: Boolean, sha: String, author: AuthorModel)

  final case class EventModel(
      `type`: String,
      createdAt: Instant,
      actor: ActorModel,
      repo: RepositoryModel,
      public: Boolean,
      payload: PayloadModel,
      id: String,
      org: Option[OrganizationModel]
  )

  final case class ForkModel(
      description: String,
      fork: Boolean,
      url: String,
      language: String,
      stargazersUrl: String,
      cloneUrl: String,
      tagsUrl: String,
      fullName: String,
      mergesUrl: String,
      forks: Int,
      `private`: Boolean,
      gitRefsUrl: String,
      archiveUrl: String,
      collaboratorsUrl: String,
      owner: UserModel,
      languagesUrl: String,
      treesUrl: String,
      labelsUrl: String,
      htmlUrl: String,
      pushedAt: Instant,
      createdAt: Instant,
      hasIssues: Boolean,
      forksUrl: String,
      branchesUrl: String,
      commitsUrl: String,
      notificationsUrl: String,
      openIssues: Int,
      contentsUrl: String,
      blobsUrl: String,
      issuesUrl: String,
      compareUrl: String,
      issueEventsUrl: String,
      name: String,
      updatedAt: Instant,
      statusesUrl: String,
      forksCount: Int,
      assigneesUrl: String,
      sshUrl: String,
      public: Boolean,
      hasWiki: Boolean,
      subscribersUrl: String,
      mirrorUrl: Option[String],
      watchersCount: Int,
      id: Long,
      hasDownloads: Boolean,
      gitCommitsUrl: String,
      downloadsUrl: String,
      pullsUrl: String,
      homepage: Option[String],
      issueCommentUrl: String,
      hooksUrl: String,
      subscriptionUrl: String,
      milestonesUrl: String,
      svnUrl: String,
      eventsUrl: String,
      gitTagsUrl: String,
      teamsUrl: String,
      commentsUrl: String,
      openIssuesCount: Int,
      keysUrl: String,
      gitUrl: String,
      contributorsUrl: String,
      size: Int,
      watchers: Int
  )

  final case class GithubEventsModel(events: List[EventModel])

  final case class IssueModel(
      user: UserModel,
      url: String,
      labels: List[String],
      htmlUrl: String,
      labelsUrl: String,
      pullRequest: PullRequestModel,
      createdAt: Instant,
      closedAt: Option[Instant],
      milestone: Option[String],
      title: String,
      body: String,
      updatedAt: Instant,
      number: Int,
      state: String,
      assignee: Option[UserModel],
      id: Long,
      eventsUrl: String,
      commentsUrl: String,
      comments: Int
  )

  final case class OrganizationModel(gravatarId: String, login: String, avatarUrl: String, url: String, id: Long)

  final case class PageModel(
      pageName: String,
      htmlUrl: String,
      title: String,
      sha: String,
      summary: Option[String],
      action: String
  )

  final case class PayloadModel(
      commits: Option[List[CommitModel]],
      distinctSize: Option[Int],
      ref: Option[String],
      pushId: Option[Long],
      head: Option[String],
      before: Option[String],
      size: Option[Int],
      description: Option[String],
      masterBranch: Option[String],
      refType: Option[String],
      forkee: Option[ForkModel],
      action: Option[String],
      issue: Option[IssueModel],
      comment: Option[CommentModel],
      pages: Option[List[PageModel]]
  )

  final case class PullRequestModel(htmlUrl: Option[String], patchUrl: Option[String], diffUrl: Option[String])

  final case class RepositoryModel(url: String, id: Long, name: String)

  final case class UserModel(
      url: String,
      gistsUrl: String,
      gravatarId: String,
      `type`: String,
      avatarUrl: String,
      subscriptionsUrl: String,
      organizationsUrl: String,
      receivedEventsUrl: String,
      reposUrl: String,
      login: String,
      id: Long,
      starredUrl: String,
      eventsUrl: String,
      followersUrl: String,
      followingUrl: String
  )

  /** Absent values are written as nulls, which jsoniter-scala leaves out by default. */
  val codec: JsonValueCodec[GithubEventsModel] =
    JsonCodecMaker.make(
      CodecMakerConfig
        .withFieldNameMapper(JsonCodecMaker.enforce_snake_case)
        .withTransientNone(false)
        .withTransientEmpty(false)
    )
