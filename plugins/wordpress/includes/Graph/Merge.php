<?php
namespace Citable\Graph;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of the core's merge: our graph put into another plugin's. Enrich, never overwrite; merging again changes nothing.
 * The rules stand beside the TypeScript, `shared-core/src/graph/merge-graph.ts`; the shared table of cases holds both to them.
 */
final class Merge {
	private const ARTICLES      = array( 'Article', 'NewsArticle', 'BlogPosting', 'TechArticle', 'ScholarlyArticle', 'Report', 'SocialMediaPosting', 'LiveBlogPosting', 'DiscussionForumPosting', 'AdvertiserContentArticle', 'SatiricalArticle', 'AnalysisNewsArticle', 'AskPublicNewsArticle', 'BackgroundNewsArticle', 'OpinionNewsArticle', 'ReportageNewsArticle', 'ReviewNewsArticle', 'MedicalScholarlyArticle', 'APIReference' );
	private const PAGES         = array( 'WebPage', 'AboutPage', 'CheckoutPage', 'CollectionPage', 'ContactPage', 'ItemPage', 'MedicalWebPage', 'ProfilePage', 'QAPage', 'RealEstateListing', 'SearchResultsPage', 'MediaGallery', 'ImageGallery', 'VideoGallery' );
	private const ORGANIZATIONS = array( 'Organization', 'Corporation', 'NewsMediaOrganization', 'NGO', 'EducationalOrganization', 'GovernmentOrganization', 'LocalBusiness', 'OnlineBusiness', 'OnlineStore' );
	private const ENRICHMENTS   = array( 'about', 'mentions', 'citation', 'abstract', 'inLanguage', 'wordCount', 'speakable', 'isAccessibleForFree', 'description', 'image', 'hasPart', 'mainEntity', 'video' );

	/**
	 * @param array $foreign       The other plugin's nodes: a list, or nodes by name whose names stay.
	 * @param array $ours          Nodes of our whole graph.
	 * @param bool  $faq_elsewhere The other plugin prints its own questions later.
	 */
	public static function into( array $foreign, array $ours, bool $faq_elsewhere = false ): array {
		$is_list = array_is_list( $foreign );
		$names   = array_keys( $foreign );
		$nodes   = array_values( array_map( static fn( $node ) => is_array( $node ) ? $node : array(), $foreign ) );
		$merged  = self::merge( $nodes, $ours, $faq_elsewhere );
		if ( $is_list ) {
			return $merged;
		}
		$out = array();
		foreach ( $merged as $at => $node ) {
			// What was no node, such as a text of another extension, goes back as it came.
			$name         = $names[ $at ] ?? 'citable_' . $at;
			$out[ $name ] = isset( $names[ $at ] ) && ! is_array( $foreign[ $name ] ) ? $foreign[ $name ] : $node;
		}
		return $out;
	}

	/** @return array<int, array> */
	private static function merge( array $foreign, array $ours, bool $faq_elsewhere ): array {
		$nodes    = $foreign;
		$host     = self::roles( $foreign );
		$own      = self::roles( $ours );
		$host_faq = self::first( $foreign, array( 'FAQPage' ) );
		$ids      = array(); // Our ids to theirs; null: they have the thing but no id for it.
		$link     = static function ( ?int $our, ?int $theirs ) use ( &$ids, $ours, $foreign ): void {
			if ( null !== $our && null !== $theirs ) {
				$ids[ $ours[ $our ]['@id'] ] = self::id_of( $foreign[ $theirs ] );
			}
		};
		$skip     = static function ( int $our ) use ( &$ids, $ours ): void {
			if ( ! array_key_exists( $ours[ $our ]['@id'], $ids ) ) {
				$ids[ $ours[ $our ]['@id'] ] = null;
			}
		};
		$there    = array_filter( array_map( array( self::class, 'id_of' ), $foreign ), 'is_string' );
		foreach ( $ours as $node ) {
			if ( in_array( $node['@id'], $there, true ) ) {
				$ids[ $node['@id'] ] = $node['@id'];
			}
		}
		$link( $own['webSite'], $host['webSite'] );
		$link( $own['publisher'], $host['publisher'] );
		if ( null !== $own['logo'] && null !== $host['publisher'] ) {
			$skip( $own['logo'] );
		}
		$link( $own['page'], $host['page'] );
		$link( $own['breadcrumb'], $host['breadcrumb'] );
		$link( $own['article'], $host['article'] );
		if ( null !== $own['image'] && $host['hasImage'] && ! array_key_exists( $ours[ $own['image'] ]['@id'], $ids ) ) {
			$ids[ $ours[ $own['image'] ]['@id'] ] = null === $host['image'] ? null : self::id_of( $foreign[ $host['image'] ] );
		}

		foreach ( $ours as $at => $node ) {
			if ( array_key_exists( $node['@id'], $ids ) ) {
				continue;
			}
			$plain   = $at === $own['page'] && ( $faq_elsewhere || null !== $host_faq ) ? self::without_faq( $node ) : $node;
			$added   = self::rewrite( $plain, $ids );
			$nodes[] = $at === $own['article'] ? self::with_their_authors( $added, $foreign ) : $added;
		}

		if ( null !== $host['article'] && null !== $own['article'] ) {
			foreach ( self::ENRICHMENTS as $property ) {
				$value = $ours[ $own['article'] ][ $property ] ?? null;
				if ( null === $value || array_key_exists( $property, $nodes[ $host['article'] ] ) ) {
					continue;
				}
				$value = self::rewrite( $value, $ids );
				if ( null !== $value ) {
					$nodes[ $host['article'] ][ $property ] = $value;
				}
			}
		}

		$main = $host['article'] ?? $host['page'];
		if ( null !== $main ) {
			$nodes[ $main ] = self::with_repaired_dates( $nodes[ $main ] );
		}

		$page      = null === $own['page'] ? array() : $ours[ $own['page'] ];
		$questions = in_array( 'FAQPage', Join::types_of( $page ), true ) ? self::list_of( $page['mainEntity'] ?? null ) : array();
		if ( ! $faq_elsewhere && array() !== $questions ) {
			if ( null !== $host_faq ) {
				$present = self::list_of( $nodes[ $host_faq ]['mainEntity'] ?? null );
				$keys    = array_map( static fn( $question ) => self::question_key( self::question_name( $question, $nodes ) ), $present );
				$missing = array_values( array_filter( $questions, static fn( $question ) => ! in_array( self::question_key( self::question_name( $question, $nodes ) ), $keys, true ) ) );
				if ( array() !== $missing ) {
					$nodes[ $host_faq ]['mainEntity'] = array_merge( $present, $missing );
				}
			} elseif ( null !== $host['page'] && ! array_key_exists( 'mainEntity', $nodes[ $host['page'] ] ) ) {
				$nodes[ $host['page'] ]['@type']      = array_merge( Join::types_of( $nodes[ $host['page'] ] ), array( 'FAQPage' ) );
				$nodes[ $host['page'] ]['mainEntity'] = $questions;
			}
		}
		return $nodes;
	}

	/** Positions of the nodes that play a part; null: nobody does. */
	private static function roles( array $nodes ): array {
		$target    = static function ( mixed $value ) use ( $nodes ): ?int {
			$id = self::id_of( self::list_of( $value )[0] ?? null );
			return null === $id ? null : self::position_of( $nodes, $id );
		};
		$site      = self::first( $nodes, array( 'WebSite' ) );
		$page      = self::first( $nodes, self::PAGES );
		$article   = self::first( $nodes, self::ARTICLES );
		$publisher = $target( $nodes[ $site ?? -1 ]['publisher'] ?? null ) ?? $target( $nodes[ $article ?? -1 ]['publisher'] ?? null ) ?? self::first( $nodes, self::ORGANIZATIONS );
		$image     = $target( $nodes[ $article ?? -1 ]['image'] ?? null ) ?? $target( $nodes[ $page ?? -1 ]['primaryImageOfPage'] ?? null );
		return array(
			'webSite'    => $site,
			'publisher'  => $publisher,
			'logo'       => $target( $nodes[ $publisher ?? -1 ]['logo'] ?? null ),
			'page'       => $page,
			'image'      => $image,
			'hasImage'   => null !== $image || isset( $nodes[ $article ?? -1 ]['image'] ) || isset( $nodes[ $page ?? -1 ]['primaryImageOfPage'] ),
			'breadcrumb' => self::first( $nodes, array( 'BreadcrumbList' ) ),
			'article'    => $article,
		);
	}

	private static function first( array $nodes, array $types ): ?int {
		foreach ( $nodes as $at => $node ) {
			if ( array() !== array_intersect( Join::types_of( $node ), $types ) ) {
				return $at;
			}
		}
		return null;
	}

	private static function position_of( array $nodes, string $id ): ?int {
		foreach ( $nodes as $at => $node ) {
			if ( ( $node['@id'] ?? null ) === $id ) {
				return $at;
			}
		}
		return null;
	}

	/** Authors that the other graph defines, by id or by name, become references: nothing is defined twice. */
	private static function with_their_authors( array $article, array $foreign ): array {
		if ( ! isset( $article['author'] ) ) {
			return $article;
		}
		$article['author'] = array_map(
			static function ( array $own ) use ( $foreign ): array {
				if ( ! isset( $own['name'] ) ) {
					return $own;
				}
				$same   = isset( $own['@id'] ) ? self::position_of( $foreign, $own['@id'] ) : null;
				$named  = self::agent_named( $foreign, $own['name'] );
				$theirs = null === $same || null === $named ? ( $same ?? $named ) : min( $same, $named );
				$id     = null === $theirs ? null : self::id_of( $foreign[ $theirs ] );
				return null === $id ? $own : array( '@id' => $id );
			},
			self::list_of( $article['author'] )
		);
		return $article;
	}

	private static function agent_named( array $nodes, mixed $name ): ?int {
		foreach ( $nodes as $at => $node ) {
			$types = Join::types_of( $node );
			if ( ( $node['name'] ?? null ) === $name && ( in_array( 'Person', $types, true ) || array() !== array_intersect( $types, self::ORGANIZATIONS ) ) ) {
				return $at;
			}
		}
		return null;
	}

	private static function list_of( mixed $value ): array {
		if ( null === $value ) {
			return array();
		}
		return is_array( $value ) && array_is_list( $value ) ? $value : array( $value );
	}

	private static function id_of( mixed $value ): ?string {
		return is_array( $value ) && is_string( $value['@id'] ?? null ) ? $value['@id'] : null;
	}

	private static function question_name( mixed $question, array $nodes ): string {
		if ( ! is_array( $question ) || array_is_list( $question ) ) {
			return '';
		}
		if ( ! isset( $question['name'] ) && isset( $question['@id'] ) ) {
			$at       = self::position_of( $nodes, (string) $question['@id'] );
			$question = null === $at ? array() : $nodes[ $at ];
		}
		return is_string( $question['name'] ?? null ) ? $question['name'] : '';
	}

	/** Two questions are the same when only case, white space and the final mark differ. ASCII case only, as in the core. */
	public static function question_key( string $question ): string {
		$text = (string) preg_replace( '/[ \t\n\f\r\x{00a0}]+/u', ' ', $question );
		$text = (string) preg_replace( '/[ ?.!:;\x{ff1f}\x{061f}\x{037e}]+$/uD', '', trim( $text, ' ' ) );
		return strtr( $text, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', 'abcdefghijklmnopqrstuvwxyz' );
	}

	private static function without_faq( array $page ): array {
		$types = array_values( array_diff( Join::types_of( $page ), array( 'FAQPage' ) ) );
		if ( count( $types ) === count( Join::types_of( $page ) ) ) {
			return $page;
		}
		unset( $page['mainEntity'] );
		$page['@type'] = 1 === count( $types ) ? $types[0] : $types;
		return $page;
	}

	private static function with_repaired_dates( array $node ): array {
		if ( ! is_string( $node['datePublished'] ?? null ) || ! is_string( $node['dateModified'] ?? null ) ) {
			return $node;
		}
		$published = Dates::print( $node['datePublished'] );
		$modified  = Dates::print( $node['dateModified'] );
		if ( null !== $published && null !== $modified && $modified['seconds'] < $published['seconds'] ) {
			$node['dateModified'] = $node['datePublished'];
		}
		return $node;
	}

	/** Ids replaced; references to things without an id leave, and what then is empty. null: nothing is left. */
	private static function rewrite( mixed $value, array $ids ): mixed {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		$out = array();
		foreach ( $value as $key => $item ) {
			if ( '@id' === $key && is_string( $item ) ) {
				$kept = array_key_exists( $item, $ids ) ? $ids[ $item ] : $item;
			} else {
				$kept = self::rewrite( $item, $ids );
			}
			if ( null !== $kept ) {
				$out[ $key ] = $kept;
			}
		}
		if ( array() === $out ) {
			return null;
		}
		return array_is_list( $value ) ? array_values( $out ) : $out;
	}
}
