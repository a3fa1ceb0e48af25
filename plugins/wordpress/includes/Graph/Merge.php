<?php
namespace Citable\Graph;

use Citable\Translation\LanguageVersions;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of the core's merge: our graph put into another plugin's. Enrich, never overwrite; merging again changes nothing.
 * The rules are beside the TypeScript, `shared-core/src/graph/merge/merge-graph.ts`; the shared table of cases holds both to them.
 */
final class Merge {
	private const DEEPEST = 8;

	/**
	 * @param array    $foreign   The other plugin's nodes: a list, or nodes by name whose names stay.
	 * @param array    $ours      Nodes of Citable's whole graph.
	 * @param string[] $elsewhere Types that the other plugin prints later.
	 */
	public static function into( array $foreign, array $ours, array $elsewhere = array() ): array {
		return self::with_changes( $foreign, $ours, $elsewhere )['nodes'];
	}

	/**
	 * The same with what was changed: each `kind`, `node` (its id, else its first type), `property` (null: the whole node), `from` and `to`.
	 *
	 * @return array{nodes: array, changes: array<int, array{kind: string, node: string, property: ?string, from: mixed, to: mixed}>}
	 */
	public static function with_changes( array $foreign, array $ours, array $elsewhere = array() ): array {
		$is_list = array_is_list( $foreign );
		$names   = array_keys( $foreign );
		$nodes   = array_values( array_map( static fn( $node ) => is_array( $node ) ? $node : array(), $foreign ) );
		$merged  = self::merge( $nodes, $ours, $elsewhere );
		if ( $is_list ) {
			return $merged;
		}
		$out = array();
		foreach ( $merged['nodes'] as $at => $node ) {
			// A member that was no node, such as a text of another extension, goes back as it came.
			$name         = $names[ $at ] ?? 'citable_' . $at;
			$out[ $name ] = isset( $names[ $at ] ) && ! is_array( $foreign[ $name ] ) ? $foreign[ $name ] : $node;
		}
		return array( 'nodes' => $out, 'changes' => $merged['changes'] );
	}

	/** @return array{nodes: array<int, array>, changes: array<int, array>} */
	private static function merge( array $foreign, array $ours, array $elsewhere ): array {
		$changes  = array();
		$change   = static function ( string $kind, string $node, ?string $property, mixed $from, mixed $to ) use ( &$changes ): void {
			$changes[] = compact( 'kind', 'node', 'property', 'from', 'to' );
		};
		$nodes    = $foreign;
		$theirs   = self::roles( $foreign );
		$own      = self::roles( $ours );
		$host_faq = self::first( $foreign, array( 'FAQPage' ) );
		$inner    = self::inner_nodes( $foreign );
		$everywhere = array_merge( $foreign, $inner );
		$has_inner_article = null === $theirs['article'] && null !== self::first( $inner, SchemaTypes::ARTICLE_FAMILY );
		$has_inner_faq     = null === $host_faq && null !== self::first( $inner, array( 'FAQPage' ) );
		$faq_elsewhere     = in_array( 'FAQPage', $elsewhere, true );
		$ids      = array(); // Our ids to theirs; null: they have the thing but no id for it.
		$link     = static function ( ?int $our, int|array|null $theirs ) use ( &$ids, $ours, $foreign ): void {
			if ( null !== $our && null !== $theirs ) {
				$ids[ $ours[ $our ]['@id'] ] = self::id_of( is_int( $theirs ) ? $foreign[ $theirs ] : $theirs );
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
		$link( $own['webSite'], $theirs['webSite'] );
		$link( $own['publisher'], $theirs['publisher'] );
		if ( null !== $own['logo'] && null !== $theirs['publisher'] ) {
			$skip( $own['logo'] );
		}
		if ( null !== $own['page'] && null !== $theirs['page'] ) {
			$ids[ $ours[ $own['page'] ]['@id'] ] = self::id_of( $foreign[ $theirs['page'] ] ) ?? $ours[ $own['page'] ]['@id'];
		}
		$link( $own['breadcrumb'], $theirs['breadcrumb'] );
		$link( $own['article'], $theirs['article'] );
		if ( null !== $own['article'] && $has_inner_article ) {
			$skip( $own['article'] );
		}
		if ( null !== $own['image'] && $theirs['hasImage'] && ! array_key_exists( $ours[ $own['image'] ]['@id'], $ids ) ) {
			$ids[ $ours[ $own['image'] ]['@id'] ] = null === $theirs['image'] ? null : self::id_of( $foreign[ $theirs['image'] ] );
		}

		foreach ( $ours as $at => $node ) {
			$kind = str_contains( $node['@id'], '#citable-' ) ? self::content_kind( $node ) : null;
			if ( null === $kind || array_key_exists( $node['@id'], $ids ) ) {
				continue;
			}
			if ( array() !== array_intersect( $kind, $elsewhere ) ) {
				$skip( $at );
				continue;
			}
			if ( null !== self::first( $everywhere, $kind ) ) {
				$ids[ $node['@id'] ] = self::counterpart_id( $node, $kind, $ours, $everywhere );
			}
		}

		$about = $foreign[ $theirs['page'] ?? -1 ]['description'] ?? null;
		if ( null !== $own['article'] && is_string( $about ) && '' !== $about ) {
			$ours[ $own['article'] ]['description'] = $about;
		}

		foreach ( $ours as $at => $node ) {
			if ( array_key_exists( $node['@id'], $ids ) ) {
				continue;
			}
			$plain   = $at === $own['page'] && ( $faq_elsewhere || null !== $host_faq || $has_inner_faq ) ? self::without_faq( $node ) : $node;
			$added   = self::rewrite( $plain, $ids );
			$added   = $at === $own['article'] ? self::with_their_authors( $added, $foreign ) : $added;
			$nodes[] = $added;
			$change( 'nodeAdded', $node['@id'], null, null, $added );
		}

		$enrich = static function ( ?int $theirs, ?int $our, array $properties ) use ( &$nodes, $ours, $ids, $change ): void {
			if ( null === $theirs || null === $our ) {
				return;
			}
			$name = self::name_of( $nodes[ $theirs ] );
			foreach ( $properties as $property ) {
				$value = $ours[ $our ][ $property ] ?? null;
				$value = null === $value || array_key_exists( $property, $nodes[ $theirs ] ) ? null : self::rewrite( $value, $ids );
				if ( null !== $value ) {
					$change( 'propertyAdded', $name, $property, null, $value );
					$nodes[ $theirs ][ $property ] = $value;
				}
			}
		};
		$enrich( $theirs['article'], $own['article'], array( ...SchemaTypes::ENRICHMENTS, ...LanguageVersions::TIES ) );
		$has_our_trail = null !== $own['breadcrumb'] && ! array_key_exists( $ours[ $own['breadcrumb'] ]['@id'], $ids );
		$has_no_id     = null !== $theirs['page'] && null === self::id_of( $foreign[ $theirs['page'] ] );
		$enrich( $theirs['page'], $own['page'], $has_no_id ? SchemaTypes::PAGE_IDENTITY : ( $has_our_trail ? array( 'breadcrumb' ) : array() ) );

		$main = $theirs['article'] ?? $theirs['page'];
		if ( null !== $main ) {
			$repaired = self::with_repaired_dates( $nodes[ $main ] );
			if ( $repaired !== $nodes[ $main ] ) {
				$change( 'dateModifiedRaised', self::name_of( $repaired ), 'dateModified', $nodes[ $main ]['dateModified'], $repaired['dateModified'] );
			}
			$nodes[ $main ] = $repaired;
		}

		$page      = null === $own['page'] ? array() : $ours[ $own['page'] ];
		$questions = in_array( 'FAQPage', Join::types_of( $page ), true ) ? self::list_of( $page['mainEntity'] ?? null ) : array();
		if ( ! $faq_elsewhere && ! $has_inner_faq && array() !== $questions ) {
			if ( null !== $host_faq ) {
				$present = self::list_of( $nodes[ $host_faq ]['mainEntity'] ?? null );
				$keys    = array_map( static fn( $question ) => self::question_key( self::question_name( $question, $nodes ) ), $present );
				$missing = array_values( array_filter( $questions, static fn( $question ) => ! in_array( self::question_key( self::question_name( $question, $nodes ) ), $keys, true ) ) );
				if ( array() !== $missing ) {
					$change( 'questionsAdded', self::name_of( $nodes[ $host_faq ] ), 'mainEntity', $nodes[ $host_faq ]['mainEntity'] ?? null, $missing );
					$nodes[ $host_faq ]['mainEntity'] = array_merge( $present, $missing );
				}
			} elseif ( null !== $theirs['page'] && ! array_key_exists( 'mainEntity', $nodes[ $theirs['page'] ] ) ) {
				$types = array_merge( Join::types_of( $nodes[ $theirs['page'] ] ), array( 'FAQPage' ) );
				$name  = self::name_of( $nodes[ $theirs['page'] ] );
				$change( 'faqAdded', $name, '@type', $nodes[ $theirs['page'] ]['@type'] ?? null, $types );
				$change( 'faqAdded', $name, 'mainEntity', null, $questions );
				$nodes[ $theirs['page'] ]['@type']      = $types;
				$nodes[ $theirs['page'] ]['mainEntity'] = $questions;
			}
		}
		return compact( 'nodes', 'changes' );
	}

	/** Types of the kind of content a node is; null: none of these. */
	private static function content_kind( array $node ): ?array {
		foreach ( SchemaTypes::MERGE_FAMILIES as $types ) {
			if ( array() !== array_intersect( self::bare_types( $node ), $types ) ) {
				return $types;
			}
		}
		return null;
	}

	/**
	 * The id of the node for the same thing as Citable's: that of the same name, or the only one of a kind of which Citable has one, too. Null: there
	 * is none, it has no id, or another node has the same id.
	 */
	private static function counterpart_id( array $node, array $kind, array $ours, array $theirs ): ?string {
		$is_of   = static fn( array $other ): bool => array() !== array_intersect( self::bare_types( $other ), $kind );
		$of_kind = array_values( array_filter( $theirs, $is_of ) );
		$same    = 1 === count( $of_kind ) && 1 === count( array_filter( $ours, $is_of ) ) ? $of_kind[0] : null;
		foreach ( $of_kind as $other ) {
			if ( is_string( $other['name'] ?? null ) && ( $node['name'] ?? null ) === $other['name'] ) {
				$same = $other;
				break;
			}
		}
		$id = null === $same ? null : self::id_of( $same );
		if ( null === $id ) {
			return null;
		}
		$bearers = array_filter( $theirs, static fn( array $other ): bool => self::id_of( $other ) === $id && array( '@id' ) !== array_keys( $other ) );
		return 1 === count( $bearers ) ? $id : null;
	}

	/** Nodes inside others, such as a theme's article inside its page; deeper values are not looked into. */
	private static function inner_nodes( array $values ): array {
		$out = array();
		self::collect_inner( $values, 0, $out );
		return $out;
	}

	/** Each value is visited once: a list that is joined on the way up would be copied again by every node after it. */
	private static function collect_inner( array $values, int $depth, array &$out ): void {
		if ( $depth > self::DEEPEST ) {
			return;
		}
		foreach ( $values as $value ) {
			if ( ! is_array( $value ) ) {
				continue;
			}
			if ( $depth > 0 && ! array_is_list( $value ) ) {
				$out[] = $value;
			}
			self::collect_inner( $value, $depth + 1, $out );
		}
	}

	private static function name_of( array $node ): string {
		return self::id_of( $node ) ?? Join::types_of( $node )[0] ?? '';
	}

	/** Positions of the nodes that play a part, the publisher or the trail itself where it is inside another node; null: there is none. */
	private static function roles( array $nodes ): array {
		$target    = static function ( mixed $value ) use ( $nodes ): ?int {
			$id = self::id_of( self::list_of( $value )[0] ?? null );
			return null === $id ? null : self::position_of( $nodes, $id );
		};
		$site       = self::first( $nodes, array( 'WebSite' ) );
		// A page of questions alone is a page, too.
		$page       = self::first( $nodes, SchemaTypes::PAGE_FAMILY ) ?? self::first( $nodes, array( 'FAQPage' ) );
		$article    = self::first( $nodes, SchemaTypes::ARTICLE_FAMILY );
		$of_site    = $nodes[ $site ?? -1 ]['publisher'] ?? null;
		$of_article = $nodes[ $article ?? -1 ]['publisher'] ?? null;
		$publisher  = $target( $of_site ) ?? $target( $of_article ) ?? self::inside( $of_site ) ?? self::inside( $of_article ) ?? self::first( $nodes, SchemaTypes::ORGANIZATION_FAMILY );
		$image      = $target( $nodes[ $article ?? -1 ]['image'] ?? null ) ?? $target( $nodes[ $page ?? -1 ]['primaryImageOfPage'] ?? null );
		return array(
			'webSite'    => $site,
			'publisher'  => $publisher,
			'logo'       => $target( ( is_array( $publisher ) ? $publisher : $nodes[ $publisher ?? -1 ] ?? array() )['logo'] ?? null ),
			'page'       => $page,
			'image'      => $image,
			'hasImage'   => null !== $image || isset( $nodes[ $article ?? -1 ]['image'] ) || isset( $nodes[ $page ?? -1 ]['primaryImageOfPage'] ),
			'breadcrumb' => self::first( $nodes, array( 'BreadcrumbList' ) ) ?? self::inside( $nodes[ $page ?? -1 ]['breadcrumb'] ?? null ),
			'article'    => $article,
		);
	}

	/** The first value that is more than a reference. */
	private static function inside( mixed $value ): ?array {
		foreach ( self::list_of( $value ) as $one ) {
			if ( is_array( $one ) && ! array_is_list( $one ) && array() !== array_diff( array_keys( $one ), array( '@id' ) ) ) {
				return $one;
			}
		}
		return null;
	}

	private static function first( array $nodes, array $types ): ?int {
		foreach ( $nodes as $at => $node ) {
			if ( array() !== array_intersect( self::bare_types( $node ), $types ) ) {
				return $at;
			}
		}
		return null;
	}

	/** Type names without the address of schema.org, which some themes write. */
	private static function bare_types( array $node ): array {
		return preg_replace( '~^(?:schema:|https?://(?:www\.)?schema\.org/)~i', '', Join::types_of( $node ) );
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
			$types = self::bare_types( $node );
			if ( ( $node['name'] ?? null ) === $name && ( in_array( 'Person', $types, true ) || array() !== array_intersect( $types, SchemaTypes::ORGANIZATION_FAMILY ) ) ) {
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
				$rewritten = array_key_exists( $item, $ids ) ? $ids[ $item ] : $item;
			} else {
				$rewritten = self::rewrite( $item, $ids );
			}
			if ( null !== $rewritten ) {
				$out[ $key ] = $rewritten;
			}
		}
		if ( array() === $out ) {
			return null;
		}
		return array_is_list( $value ) ? array_values( $out ) : $out;
	}
}
