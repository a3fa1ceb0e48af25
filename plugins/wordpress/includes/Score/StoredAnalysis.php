<?php
namespace Citable\Score;

use Citable\Graph\ContentNodes;
use Citable\Meta;

defined( 'ABSPATH' ) || exit;

/** An analysis as it is stored with a post, beside the author's inputs, out of an answer of the service. Twin of what the editor makes. */
final class StoredAnalysis {
	/** @param object $optimization A checked answer of `POST /v1/optimize`. */
	public static function of( object $optimization, string $hash, string $by ): array {
		$parts = $optimization->scores->aeo->parts ?? (object) array();
		$open  = array();
		foreach ( $optimization->checks as $check ) {
			if ( is_object( $check ) && 'fail' === ( $check->status ?? '' ) && is_string( $check->check ?? null ) ) {
				$open[] = $check->check;
			}
		}
		$titles = array();
		foreach ( $optimization->titles as $title ) {
			if ( is_object( $title ) && is_string( $title->text ?? null ) ) {
				$titles[] = array( 'text' => $title->text );
			}
		}
		return Meta::sanitize(
			array(
				'v'              => 1,
				'rubric_version' => $optimization->rubric_version,
				'content_hash'   => $hash,
				'analysed_at'    => gmdate( 'Y-m-d\TH:i:s\Z' ),
				'by'             => $by,
				'scores'         => array(
					'aeo'         => $optimization->aeo_score,
					'seo'         => $optimization->seo_score,
					'retrievable' => $parts->retrievable ?? null,
					'quotable'    => $parts->quotable ?? null,
					'credible'    => $parts->credible ?? null,
				),
				'open'           => $open,
				'article_type'   => $optimization->schema_type->article_type ?? null,
				'language'       => self::language( $optimization->schema ),
				'nodes'          => ContentNodes::of( $optimization->schema ),
				'titles'         => $titles,
			)
		);
	}

	/** Language of the text by the analysis; null: the graph does not say. */
	private static function language( object $graph ): ?string {
		foreach ( $graph->{'@graph'} ?? array() as $node ) {
			$language = $node->{'inLanguage'} ?? null;
			if ( is_string( $language ) && preg_match( '/#(?:article|webpage)$/D', (string) ( $node->{'@id'} ?? '' ) ) ) {
				return $language;
			}
		}
		return null;
	}
}
