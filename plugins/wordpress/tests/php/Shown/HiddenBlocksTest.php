<?php
use Citable\Shown\HiddenBlocks;

/** Blocks that WordPress hides from readers are cut from a text. */
final class HiddenBlocksTest extends SiteTestCase {
	private const HIDDEN = '<!-- wp:paragraph {"metadata":{"blockVisibility":false}} --><p>Hidden.</p><!-- /wp:paragraph -->';

	/** How often a text is parsed while the function runs. */
	private function parsed( callable $run ): int {
		$times = 0;
		$count = static function ( $parser ) use ( &$times ) {
			++$times;
			return $parser;
		};
		add_filter( 'block_parser_class', $count );
		try {
			$run();
		} finally {
			remove_filter( 'block_parser_class', $count );
		}
		return $times;
	}

	public function test_a_text_is_parsed_once_for_all_callers(): void {
		if ( ! HiddenBlocks::has_flag() ) {
			self::assertSame( self::HIDDEN, HiddenBlocks::cut_from( self::HIDDEN ) );
			return;
		}
		$times = $this->parsed(
			static function (): void {
				self::assertSame( '<p>Once.</p>', HiddenBlocks::cut_from( '<p>Once.</p>' . self::HIDDEN ) );
				self::assertSame( '<p>Once.</p>', HiddenBlocks::cut_from( '<p>Once.</p>' . self::HIDDEN ) );
			}
		);
		self::assertSame( 1, $times );
		self::assertSame( '<p>Twice.</p>', HiddenBlocks::cut_from( '<p>Twice.</p>' . self::HIDDEN ), 'another text' );
		self::assertSame( '<p>Plain.</p>', HiddenBlocks::cut_from( '<p>Plain.</p>' ), 'a text without hidden blocks' );
	}
}
