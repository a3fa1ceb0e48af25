<?php
namespace Citable\Graph;

defined( 'ABSPATH' ) || exit;

/**
 * Twin of the core's site and page nodes, from the same plain facts. PHP owns these facts, so a changed logo, author or date is never stale.
 * A node without what it requires leaves together with every reference to it; the rest is built again without it.
 */
final class HostNodes {
	private const REQUIRED = array(
		'webSite'      => array( 'name', 'url' ),
		'publisher'    => array( 'name' ),
		'logo'         => array( 'url' ),
		'webPage'      => array( 'name' ),
		'primaryImage' => array( 'url' ),
		'breadcrumb'   => array( 'itemListElement' ),
		'article'      => array( 'headline' ),
		'author'       => array( 'name' ),
	);
	private const FORMATS  = array(
		'webSite'      => array( 'url' => 'url' ),
		'publisher'    => array( 'url' => 'url' ),
		'logo'         => array( 'url' => 'url', 'contentUrl' => 'url', 'width' => 'positiveInteger', 'height' => 'positiveInteger' ),
		'webPage'      => array( 'url' => 'url', 'datePublished' => 'date', 'dateModified' => 'date', 'inLanguage' => 'language' ),
		'primaryImage' => array( 'url' => 'url', 'contentUrl' => 'url', 'width' => 'positiveInteger', 'height' => 'positiveInteger' ),
		'breadcrumb'   => array(),
		'article'      => array( 'datePublished' => 'date', 'dateModified' => 'date', 'inLanguage' => 'language' ),
		'author'       => array( 'url' => 'url' ),
	);
	private const MAX_AUTHORS = 12;

	/** @return array{home: string, page: string} */
	public static function bases( array $site, array $post ): array {
		return array(
			'home' => Address::normalize_home( (string) ( $site['url'] ?? '' ) ) ?? '',
			'page' => Address::normalize( (string) ( $post['url'] ?? '' ) ) ?? '',
		);
	}

	/** @return array{site: array<int, array>, post: array<int, array>} */
	public static function build( array $site, array $post ): array {
		$bases      = self::bases( $site, $post );
		$candidates = array_values( array_filter( self::candidates( $site, $post, $bases ), static fn( array $candidate ) => '' !== $candidate['id'] ) );
		do {
			$reference = static function ( string $name, int $index = 0 ) use ( &$candidates ): ?array {
				foreach ( $candidates as $candidate ) {
					if ( $candidate['name'] === $name && $candidate['index'] === $index ) {
						return array( '@id' => $candidate['id'] );
					}
				}
				return null;
			};
			$built     = array_map( static fn( array $candidate ) => self::node( $candidate, $reference ), $candidates );
			$faulty    = array_keys( $built, null, true );
			$faultless = array_values( array_diff_key( $candidates, array_flip( $faulty ) ) );
			if ( array() === $faulty ) {
				break;
			}
			$candidates = $faultless;
		} while ( true );
		$out  = array( 'site' => array(), 'post' => array() );
		$seen = array();
		foreach ( $built as $at => $node ) {
			if ( ! isset( $seen[ $node['@id'] ] ) ) {
				$seen[ $node['@id'] ] = true;
				if ( isset( $out[ $candidates[ $at ]['scope'] ] ) ) {
					$out[ $candidates[ $at ]['scope'] ][] = $node;
				}
			}
		}
		return $out;
	}

	/** In the order of printing. */
	private static function candidates( array $site, array $post, array $bases ): array {
		[ 'home' => $home, 'page' => $page ] = $bases;
		$publisher    = $site['publisher'] ?? null;
		$is_published = is_array( $publisher ) && '' !== (string) ( $publisher['name'] ?? '' );
		$is_company   = is_array( $publisher ) && 'organization' === $publisher['kind'];
		$dates        = Dates::of_page( $post['datePublished'] ?? null, $post['dateModified'] ?? null );
		$headline     = (string) ( $post['headline'] ?? '' );
		$authors      = null === ( $post['headline'] ?? null ) ? array() : array_slice( array_values( array_filter( $post['authors'] ?? array(), static fn( array $author ) => '' !== (string) $author['name'] ) ), 0, self::MAX_AUTHORS );
		$crumbs       = self::usable_crumbs( $post['breadcrumbs'] ?? array() );
		$list         = array();
		$add          = static function ( string $name, string $scope, string $id, callable $build, int $index = 0 ) use ( &$list ): void {
			$list[] = compact( 'name', 'scope', 'id', 'build', 'index' );
		};
		if ( '' !== (string) ( $site['url'] ?? '' ) ) {
			$add( 'webSite', 'site', $home . '#website', static fn( callable $reference ) => array(
				'@type'     => 'WebSite',
				'url'       => $home,
				'name'      => $site['name'] ?? null,
				'publisher' => $reference( 'publisher' ),
			) );
		}
		if ( $is_published ) {
			$add( 'publisher', 'site', $is_company ? $home . '#organization' : self::person_id( $publisher, $home ), static fn( callable $reference ) => array(
				'@type'  => $is_company ? 'Organization' : 'Person',
				'name'   => $publisher['name'],
				'url'    => $publisher['url'] ?? $home,
				'logo'   => $is_company ? $reference( 'logo' ) : null,
				'sameAs' => $publisher['sameAs'] ?? null,
			) );
		}
		if ( $is_company && is_array( $site['logo'] ?? null ) ) {
			$add( 'logo', 'site', $home . '#/schema/logo/image/', static fn() => self::image( $site['logo'], $publisher['name'] ?? null ) );
		}
		$add( 'webPage', 'post', '' === $page ? '#webpage' : $page, static fn( callable $reference ) => array(
			'@type'              => $post['pageType'] ?? 'WebPage',
			'url'                => $page,
			'name'               => $post['title'] ?? $post['headline'] ?? null,
			'description'        => $post['description'] ?? null,
			'isPartOf'           => $reference( 'webSite' ),
			'primaryImageOfPage' => $reference( 'primaryImage' ),
			'breadcrumb'         => $reference( 'breadcrumb' ),
			'inLanguage'         => $post['language'] ?? null,
			'datePublished'      => $dates['published'],
			'dateModified'       => $dates['modified'],
			'reviewedBy'         => self::reviewer( $post, $home, $reference ),
		) );
		if ( is_array( $post['image'] ?? null ) ) {
			$add( 'primaryImage', 'post', $page . '#primaryimage', static fn() => self::image( $post['image'], $post['image']['alt'] ?? null ) );
		}
		if ( count( $crumbs ) >= 2 ) {
			$add( 'breadcrumb', 'post', $page . '#breadcrumb', static fn() => array(
				'@type'           => 'BreadcrumbList',
				'itemListElement' => array_map(
					static fn( array $crumb, int $at ) => array(
						'@type'    => 'ListItem',
						'position' => $at + 1,
						'name'     => $crumb['name'],
						'item'     => $crumb['url'],
					),
					$crumbs,
					array_keys( $crumbs )
				),
			) );
		}
		if ( '' !== $headline ) {
			$add( 'article', 'post', $page . '#article', static fn( callable $reference ) => array(
				'@type'            => $post['articleType'] ?? 'Article',
				'isPartOf'         => $reference( 'webPage' ),
				'mainEntityOfPage' => $reference( 'webPage' ),
				'headline'         => $headline,
				'description'      => $post['description'] ?? null,
				'image'            => self::with_crops( $reference( 'primaryImage' ), $post['imageCrops'] ?? array() ),
				'author'           => self::author_references( $authors, $reference ),
				'publisher'        => $reference( 'publisher' ),
				'datePublished'    => $dates['published'],
				'dateModified'     => $dates['modified'],
				'articleSection'   => $post['section'] ?? null,
				'keywords'         => array_slice( $post['keywords'] ?? array(), 0, 10 ),
				'inLanguage'       => $post['language'] ?? null,
			) );
		}
		foreach ( $authors as $index => $author ) {
			$is_company_author = 'organization' === $author['kind'];
			$id                = $is_company_author && self::is_publisher( $author, $publisher ) ? $home . '#organization' : self::person_id( $author, $home );
			$add( 'author', 'embedded', $id, static fn() => array(
				'@type' => $is_company_author ? 'Organization' : 'Person',
				'name'  => $author['name'],
				'url'   => $author['url'] ?? null,
			) + self::profile( $author ), $index );
		}
		return $list;
	}

	/** null when something required is missing. */
	private static function node( array $candidate, callable $reference ): ?array {
		$draft = ( $candidate['build'] )( $reference );
		$type  = $draft['@type'];
		unset( $draft['@type'] );
		$properties = Prune::value( $draft ) ?? array();
		foreach ( self::FORMATS[ $candidate['name'] ] as $property => $format ) {
			if ( isset( $properties[ $property ] ) && ! self::has_format( $properties[ $property ], $format ) ) {
				unset( $properties[ $property ] );
			}
		}
		foreach ( self::REQUIRED[ $candidate['name'] ] as $property ) {
			if ( ! isset( $properties[ $property ] ) ) {
				return null;
			}
		}
		return array(
			'@type' => $type,
			'@id'   => $candidate['id'],
		) + $properties;
	}

	/** Authors are defined inside the article, because not every reader follows references. */
	private static function author_references( array $authors, callable $reference ): array {
		$seen = array();
		$out  = array();
		foreach ( $authors as $index => $author ) {
			$node = $reference( 'author', $index );
			if ( null !== $node ) {
				if ( isset( $seen[ $node['@id'] ] ) ) {
					continue;
				}
				$seen[ $node['@id'] ] = true;
			}
			// One who is also the publisher is defined by the publisher's node.
			if ( null !== $node && $node === $reference( 'publisher' ) ) {
				$out[] = $node;
				continue;
			}
			$out[] = array( '@type' => 'organization' === $author['kind'] ? 'Organization' : 'Person' ) + ( $node ?? array() ) + array(
				'name' => $author['name'],
				'url'  => $author['url'] ?? null,
			) + self::profile( $author );
		}
		return $out;
	}

	/** What a site knows of a person beside name and address; only WordPress asks for it. @return array<string, mixed> */
	public static function profile( array $person ): array {
		return array_intersect_key( $person, array( 'jobTitle' => '', 'sameAs' => '', 'image' => '' ) );
	}

	/** Defined inside the page, as authors are inside the article. An author cannot review their own text, and is left out. */
	private static function reviewer( array $post, string $home, callable $reference ): ?array {
		$reviewer = $post['reviewer'] ?? null;
		if ( ! is_array( $reviewer ) || '' === (string) $reviewer['name'] ) {
			return null;
		}
		$id = self::person_id( $reviewer, $home );
		foreach ( $post['authors'] ?? array() as $author ) {
			if ( $author['name'] === $reviewer['name'] || ( '' !== $id && self::person_id( $author, $home ) === $id ) ) {
				return null;
			}
		}
		$publisher = $reference( 'publisher' );
		if ( null !== $publisher && $publisher['@id'] === $id ) {
			return $publisher;
		}
		return array(
			'@type' => 'organization' === $reviewer['kind'] ? 'Organization' : 'Person',
			'@id'   => '' === $id ? null : $id,
			'name'  => $reviewer['name'],
			'url'   => $reviewer['url'] ?? null,
		);
	}

	/** The main image first, then what the CMS has cut from it. */
	private static function with_crops( ?array $image, array $crops ): ?array {
		$crops = array_values( array_filter( $crops, static fn( $crop ) => self::has_format( $crop, 'url' ) ) );
		return null === $image || array() === $crops ? $image : array_merge( array( $image ), $crops );
	}

	private static function image( array $image, ?string $caption ): array {
		$has_size = null !== ( $image['width'] ?? null ) && null !== ( $image['height'] ?? null );
		return array(
			'@type'      => 'ImageObject',
			'url'        => $image['url'],
			'contentUrl' => $image['url'],
			'width'      => $has_size ? $image['width'] : null,
			'height'     => $has_size ? $image['height'] : null,
			'caption'    => $caption,
		);
	}

	/** Only the last crumb may go without an address. */
	private static function usable_crumbs( array $crumbs ): array {
		$last = count( $crumbs ) - 1;
		$out  = array();
		foreach ( array_values( $crumbs ) as $at => $crumb ) {
			$url = self::has_format( $crumb['url'] ?? null, 'url' ) ? $crumb['url'] : null;
			if ( '' !== trim( (string) $crumb['name'] ) && ( null !== $url || $at === $last ) ) {
				$out[] = array(
					'name' => $crumb['name'],
					'url'  => $url,
				);
			}
		}
		return $out;
	}

	private static function is_publisher( array $author, ?array $publisher ): bool {
		if ( null === $publisher || $publisher['kind'] !== $author['kind'] ) {
			return false;
		}
		return null !== ( $publisher['key'] ?? null ) && null !== ( $author['key'] ?? null ) ? $publisher['key'] === $author['key'] : $publisher['name'] === $author['name'];
	}

	/** '' when the name has no usable character. */
	public static function person_id( array $person, string $home ): string {
		$key = Address::slug_of( (string) ( $person['key'] ?? '' ) );
		$key = '' === $key ? Address::slug_of( (string) $person['name'] ) : $key;
		return '' === $key ? '' : $home . '#/schema/' . $person['kind'] . '/' . $key;
	}

	private static function has_format( mixed $value, string $format ): bool {
		if ( is_array( $value ) ) {
			return array() === array_filter( $value, static fn( $item ) => ! self::has_format( $item, $format ) );
		}
		if ( 'positiveInteger' === $format ) {
			return is_int( $value ) && $value > 0;
		}
		if ( ! is_string( $value ) ) {
			return false;
		}
		return match ( $format ) {
			'url'      => (bool) preg_match( '~^https?://[^\s]+$~iD', $value ) && null !== Address::normalize( $value ),
			'date'     => (bool) preg_match( '/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2})?$/D', $value ),
			'language' => (bool) preg_match( '/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/D', $value ),
			default    => '' !== $value,
		};
	}
}
