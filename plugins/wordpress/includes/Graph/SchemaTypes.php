<?php
// Generated from shared-core/src/graph by `pnpm generate`; do not edit.
namespace Citable\Graph;

defined( 'ABSPATH' ) || exit;

/** Types that a post may be published as, and those that merging takes for the same. */
final class SchemaTypes {
	/** Types that a page can be mainly about. */
	public const ALL = array( 'Article', 'BlogPosting', 'NewsArticle', 'WebPage', 'HowTo', 'FAQPage', 'Recipe', 'Review', 'Event', 'VideoObject', 'Product', 'ItemList', 'AudioObject', 'PodcastEpisode', 'PodcastSeries' );
	/** Types of the article's own node. A post that is mainly something else, such as a recipe, is an article all the same. */
	public const ARTICLES = array( 'Article', 'BlogPosting', 'NewsArticle' );

	/** Types that other tools print for an article, a page and an organisation. */
	public const ARTICLE_FAMILY      = array( 'Article', 'NewsArticle', 'BlogPosting', 'TechArticle', 'ScholarlyArticle', 'Report', 'SocialMediaPosting', 'LiveBlogPosting', 'DiscussionForumPosting', 'AdvertiserContentArticle', 'SatiricalArticle', 'AnalysisNewsArticle', 'AskPublicNewsArticle', 'BackgroundNewsArticle', 'OpinionNewsArticle', 'ReportageNewsArticle', 'ReviewNewsArticle', 'MedicalScholarlyArticle', 'APIReference' );
	public const PAGE_FAMILY         = array( 'WebPage', 'AboutPage', 'CheckoutPage', 'CollectionPage', 'ContactPage', 'ItemPage', 'MedicalWebPage', 'ProfilePage', 'QAPage', 'RealEstateListing', 'SearchResultsPage', 'MediaGallery', 'ImageGallery', 'VideoGallery' );
	public const ORGANIZATION_FAMILY = array( 'Organization', 'Corporation', 'NewsMediaOrganization', 'NGO', 'EducationalOrganization', 'GovernmentOrganization', 'LocalBusiness', 'OnlineBusiness', 'OnlineStore' );
	/** A page has one source of each. */
	public const MERGE_FAMILIES = array(
		array( 'HowTo' ),
		array( 'Recipe' ),
		array( 'Event', 'BusinessEvent', 'ChildrensEvent', 'ComedyEvent', 'CourseInstance', 'DanceEvent', 'EducationEvent', 'ExhibitionEvent', 'Festival', 'FoodEvent', 'Hackathon', 'LiteraryEvent', 'MusicEvent', 'ScreeningEvent', 'SocialEvent', 'SportsEvent', 'TheaterEvent', 'VisualArtsEvent', 'DeliveryEvent', 'PublicationEvent', 'SaleEvent' ),
		array( 'Product', 'ProductGroup', 'IndividualProduct', 'ProductModel', 'SoftwareApplication', 'MobileApplication', 'WebApplication', 'VideoGame' ),
		array( 'Review', 'CriticReview', 'EmployerReview' ),
		array( 'VideoObject' ),
		array( 'AudioObject' ),
		array( 'PodcastEpisode' ),
		array( 'PodcastSeries' ),
	);
	/** Properties that the other article gets from ours if it lacks them, in this order. */
	public const ENRICHMENTS = array( 'about', 'mentions', 'citation', 'editor', 'translator', 'abstract', 'inLanguage', 'wordCount', 'speakable', 'isAccessibleForFree', 'description', 'image', 'hasPart', 'mainEntity', 'video', 'audio' );
	/** Properties that a page of the other graph without an id gets from ours. */
	public const PAGE_IDENTITY = array( '@id', 'url', 'name', 'isPartOf', 'breadcrumb', 'inLanguage', 'datePublished', 'dateModified' );

	/** @return array<string, string> Name of each type for people. */
	public static function labels(): array {
		return array(
			'Article' => __( 'Article', 'citable' ),
			'BlogPosting' => __( 'Blog post', 'citable' ),
			'NewsArticle' => __( 'News article', 'citable' ),
			'WebPage' => __( 'Page, not an article', 'citable' ),
			'HowTo' => __( 'How-to', 'citable' ),
			'FAQPage' => __( 'Questions and answers', 'citable' ),
			'Recipe' => __( 'Recipe', 'citable' ),
			'Review' => __( 'Review', 'citable' ),
			'Event' => __( 'Event', 'citable' ),
			'VideoObject' => __( 'Video', 'citable' ),
			'Product' => __( 'Product', 'citable' ),
			'ItemList' => __( 'List', 'citable' ),
			'AudioObject' => __( 'Recording', 'citable' ),
			'PodcastEpisode' => __( 'Podcast episode', 'citable' ),
			'PodcastSeries' => __( 'Podcast series', 'citable' ),
		);
	}
}
