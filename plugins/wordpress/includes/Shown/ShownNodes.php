<?php
namespace Citable\Shown;

use Citable\Graph\Join;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Nodes of a text, without what the page that is being shown does not show its reader. */
final class ShownNodes {
	/** Without one of these a value is not what it says, and leaves as a whole. */
	private const REQUIRED = array(
		'Question'        => array( 'name', 'acceptedAnswer' ),
		'Answer'          => array( 'text' ),
		'HowTo'           => array( 'name', 'step' ),
		'HowToStep'       => array( 'text' ),
		'HowToSupply'     => array( 'name' ),
		'HowToTool'       => array( 'name' ),
		'Recipe'          => array( 'name', 'recipeIngredient', 'recipeInstructions' ),
		'Product'         => array( 'name' ),
		'Brand'           => array( 'name' ),
		'Offer'           => array( 'price' ),
		'AggregateOffer'  => array( 'lowPrice' ),
		'AggregateRating' => array( 'ratingValue' ),
		'Rating'          => array( 'ratingValue' ),
		'Review'          => array( 'reviewRating', 'itemReviewed' ),
		'Event'           => array( 'name', 'startDate', 'location' ),
		'Place'           => array( 'name', 'address' ),
		'ItemList'        => array( 'itemListElement' ),
		'ListItem'        => array( 'name' ),
		'VideoObject'     => array( 'name' ),
		'AudioObject'     => array( 'name' ),
		'CreativeWork'    => array( 'name' ),
		'Person'          => array( 'name' ),
		'Organization'    => array( 'name' ),
	);
	/** A product is printed for its rating, review or price. */
	private const ONE_OF = array( 'Product' => array( 'review', 'aggregateRating', 'offers' ) );
	/** Lists whose members each say something by themselves; of others a part is half a claim. */
	private const OPEN_LISTS = array( 'mainEntity', 'citation', 'about', 'mentions', 'editor', 'translator', 'hasPart', 'video', 'audio', 'supply', 'tool', 'performer', 'offers' );
	/** Values that are no words: addresses, codes, dates of the page, times, places in a list. */
	private const NO_TEXT = array( '@type', '@id', 'url', 'sameAs', 'contentUrl', 'embedUrl', 'thumbnailUrl', 'item', 'image', 'logo', 'inLanguage', 'priceCurrency', 'availability', 'itemCondition', 'eventStatus', 'eventAttendanceMode', 'itemListOrder', 'xpath', 'cssSelector', 'datePublished', 'dateModified', 'uploadDate', 'priceValidUntil', 'validFrom', 'totalTime', 'prepTime', 'cookTime', 'duration', 'bestRating', 'worstRating', 'encodingFormat', 'additionalType' );
	private const PRICES  = array( 'price', 'lowPrice', 'highPrice' );
	private const NUMBERS = array( 'ratingValue', 'ratingCount', 'reviewCount', 'calories', 'recipeYield' );
	private const DAYS    = array( 'startDate', 'endDate' );
	/** Facts of the site, whichever text names them. */
	private const OF_SITE = array( 'author', 'publisher' );
	/** Fewer questions are no list of questions. */
	private const QUESTIONS = 2;

	/** @param array<int, array<string, mixed>> $nodes Accepted ones, with relative ids. */
	public static function of( array $nodes, WP_Post $post ): array {
		if ( array() === $nodes || ! ReadersPage::is_asked() ) {
			return $nodes;
		}
		$shown = array();
		$gone  = array();
		foreach ( $nodes as $node ) {
			$left = self::node( $node, $post );
			if ( null === $left ) {
				$gone[] = $node['@id'];
			} else {
				$shown[] = $left;
			}
		}
		return array() === $gone ? $shown : array_values( array_filter( array_map( static fn( array $node ) => self::without( $node, $gone ), $shown ) ) );
	}

	private static function node( array $node, WP_Post $post ): ?array {
		$left = self::part( $node, '', $post );
		if ( is_array( $left ) && in_array( 'FAQPage', Join::types_of( $left ), true ) && count( $left['mainEntity'] ?? array() ) < self::QUESTIONS ) {
			unset( $left['@type'], $left['mainEntity'] );
		}
		return is_array( $left ) && array() !== array_diff_key( $left, array( '@id' => '', '@type' => '' ) ) ? $left : null;
	}

	/** What is left of a value; null: nothing. */
	private static function part( mixed $value, string $property, WP_Post $post ): mixed {
		if ( ! is_array( $value ) ) {
			return self::is_shown( $value, $property, $post ) ? $value : null;
		}
		if ( in_array( $property, self::OF_SITE, true ) ) {
			return $value;
		}
		if ( array_is_list( $value ) ) {
			$left = array_values( array_filter( array_map( static fn( $item ) => self::part( $item, $property, $post ), $value ), static fn( $item ) => null !== $item ) );
			return array() === $left || ( count( $left ) < count( $value ) && ! in_array( $property, self::OPEN_LISTS, true ) ) ? null : $left;
		}
		$types = Join::types_of( $value );
		$left  = array();
		foreach ( $value as $name => $item ) {
			$part = self::is_linked( $name, $value ) ? $item : self::part( $item, (string) $name, $post );
			if ( null !== $part ) {
				$left[ $name ] = $part;
			}
		}
		foreach ( $types as $type ) {
			$lost = array_diff( self::REQUIRED[ $type ] ?? array(), array_keys( $left ) );
			// Of what it never had nothing is missing.
			if ( array() !== array_intersect( $lost, array_keys( $value ) ) || ( isset( self::ONE_OF[ $type ] ) && array() === array_intersect( self::ONE_OF[ $type ], array_keys( $left ) ) ) ) {
				return null;
			}
		}
		return $left;
	}

	/** A source or a thing that the text links may be named as others name it. */
	private static function is_linked( string $name, array $value ): bool {
		$url = 'name' === $name ? $value['url'] ?? $value['sameAs'] ?? null : null;
		return is_string( $url ) && ReadersPage::links( $url );
	}

	private static function is_shown( mixed $value, string $property, WP_Post $post ): bool {
		if ( is_bool( $value ) || in_array( $property, self::NO_TEXT, true ) ) {
			return true;
		}
		$is_price = in_array( $property, self::PRICES, true );
		if ( $is_price || in_array( $property, self::NUMBERS, true ) ) {
			$number = is_string( $value ) ? ( preg_match( '/^\s*(\d+(?:[.,]\d+)?)/', $value, $part ) ? (float) str_replace( ',', '.', $part[1] ) : null ) : (float) $value;
			if ( null !== $number ) {
				// A price of nothing is written as a word.
				return ( $is_price && 0.0 === $number ) || ReadersPage::shows_number( $number, $post, $is_price );
			}
		}
		if ( ! is_string( $value ) ) {
			return true;
		}
		return in_array( $property, self::DAYS, true ) ? ReadersPage::shows_day( $value, $post ) : ReadersPage::shows( $value, $post );
	}

	/** Without references to nodes that have left. @param string[] $gone */
	private static function without( mixed $value, array $gone ): mixed {
		if ( ! is_array( $value ) ) {
			return $value;
		}
		$left = array();
		foreach ( $value as $key => $item ) {
			if ( is_array( $item ) && array( '@id' ) === array_keys( $item ) && in_array( $item['@id'], $gone, true ) ) {
				continue;
			}
			$item = self::without( $item, $gone );
			if ( array() !== $item ) {
				$left[ $key ] = $item;
			}
		}
		return array_is_list( $value ) ? array_values( $left ) : $left;
	}
}
