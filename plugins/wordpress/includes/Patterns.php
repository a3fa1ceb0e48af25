<?php
namespace Citable;

defined( 'ABSPATH' ) || exit;

/**
 * Two sections that readers see and engines can quote: ordinary blocks of WordPress, so they stay when this plugin goes. Questions become one
 * FAQPage, because class names mark each with its answer; headings alone never do. Offered in the inserter, when blocks are transformed, and as commands.
 */
final class Patterns {
	public static function register(): void {
		register_block_pattern_category( 'citable', array( 'label' => __( 'Citable', 'citable' ) ) );
		foreach ( self::all() as $name => $pattern ) {
			register_block_pattern(
				"citable/$name",
				$pattern + array(
					'categories' => array( 'citable', 'text' ),
					'source'     => 'plugin',
				)
			);
		}
	}

	/** @return array<string, array{title: string, description: string, keywords: string[], blockTypes: string[], content: string}> */
	public static function all(): array {
		return array(
			'summary'   => array(
				'title'       => __( 'Summary in key points', 'citable' ),
				'description' => __( 'What the article says, in a few sentences that stand alone.', 'citable' ),
				'keywords'    => array( __( 'summary', 'citable' ), __( 'key points', 'citable' ) ),
				'blockTypes'  => array( 'core/list', 'core/paragraph' ),
				'content'     => self::heading( 2, __( 'Key points', 'citable' ) )
					. '<!-- wp:list --><ul class="wp-block-list">'
					. str_repeat( self::block( 'list-item', array( 'placeholder' => __( 'One fact from the article, with its figure or name', 'citable' ) ), '<li></li>' ), 3 )
					. '</ul><!-- /wp:list -->',
			),
			'questions' => array(
				'title'       => __( 'Questions and answers', 'citable' ),
				'description' => __( 'Each question as a heading, its answer below. Published as one FAQ in the structured data.', 'citable' ),
				'keywords'    => array( __( 'FAQ', 'citable' ), __( 'questions', 'citable' ) ),
				'blockTypes'  => array( 'core/heading', 'core/paragraph' ),
				'content'     => self::heading( 2, __( 'Questions and answers', 'citable' ) )
					. str_repeat(
						self::block(
							'group',
							array( 'className' => 'citable-faq-item', 'layout' => array( 'type' => 'default' ) ),
							'<div class="wp-block-group citable-faq-item">'
							. self::heading( 3, '', __( 'A question as readers ask it?', 'citable' ), 'faq-question' )
							. self::block( 'paragraph', array( 'placeholder' => __( 'The answer in the first sentence, then what it rests on', 'citable' ) ), '<p></p>' )
							. '</div>'
						),
						2
					),
			),
		);
	}

	private static function heading( int $level, string $text, string $placeholder = '', string $class_name = '' ): string {
		$attributes = array_filter( array( 'level' => 2 === $level ? null : $level, 'placeholder' => $placeholder, 'className' => $class_name ) );
		return self::block( 'heading', $attributes, sprintf( '<h%1$d class="%2$s">%3$s</h%1$d>', $level, esc_attr( trim( "wp-block-heading $class_name" ) ), esc_html( $text ) ) );
	}

	private static function block( string $name, array $attributes, string $html ): string {
		return get_comment_delimited_block_content( $name, $attributes, $html );
	}
}
