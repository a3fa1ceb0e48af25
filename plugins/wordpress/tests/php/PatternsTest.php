<?php
/** Sections that can be inserted: ordinary blocks, so that they stay in a text without this plugin. */
final class PatternsTest extends SiteTestCase {
	public function test_are_offered_in_the_inserter_and_for_transforming(): void {
		rest_get_server();
		foreach ( array( 'citable/summary', 'citable/questions' ) as $name ) {
			$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( $name );
			self::assertIsArray( $pattern );
			self::assertContains( 'core/paragraph', $pattern['blockTypes'] );
			self::assertContains( 'citable', $pattern['categories'] );
		}
		$served = array_column( $this->rest( 'GET', '/wp/v2/block-patterns/patterns' )->get_data(), 'name' );
		self::assertSame( array( 'citable/summary', 'citable/questions' ), array_values( array_filter( $served, static fn( string $name ) => str_starts_with( $name, 'citable/' ) ) ) );
		self::assertTrue( WP_Block_Pattern_Categories_Registry::get_instance()->is_registered( 'citable' ) );
	}

	public function test_are_made_of_blocks_of_wordpress_only(): void {
		$names = static function ( array $blocks ) use ( &$names ): array {
			return array_merge( ...array_map( static fn( array $block ) => array( (string) $block['blockName'], ...( array() === $block['innerBlocks'] ? array() : $names( $block['innerBlocks'] ) ) ), $blocks ) );
		};
		foreach ( Citable\Patterns::all() as $pattern ) {
			$blocks = parse_blocks( $pattern['content'] );
			self::assertSame( array(), array_diff( $names( $blocks ), array( 'core/heading', 'core/paragraph', 'core/group', 'core/list', 'core/list-item' ) ) );
			self::assertSame( $pattern['content'], serialize_blocks( $blocks ) );
		}
	}
}
