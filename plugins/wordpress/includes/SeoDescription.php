<?php
namespace Citable;

use Citable\Graph\Text;
use Citable\Import\Import;
use Citable\Import\Sources;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** What a post's page says about itself: the text in the SEO plugin that writes it, else the author's text here, else the excerpt. */
final class SeoDescription {
	/** @param array $input The author's own inputs. */
	public static function of( WP_Post $post, array $input ): string {
		$source = HeadTexts::is_others_work() ? Sources::active() : null;
		$theirs = null === $source ? '' : Import::text( $source, $post, 'description' );
		return '' === $theirs ? Text::plain( $input['description'] ?? $post->post_excerpt ) : $theirs;
	}
}
