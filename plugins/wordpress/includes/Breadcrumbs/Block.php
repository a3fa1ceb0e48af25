<?php
namespace Citable\Breadcrumbs;

use WP_Block_Type_Registry;

use const Citable\FILE;

defined( 'ABSPATH' ) || exit;

/** What editors know of the block `citable/breadcrumbs`, beyond what its pages need. */
final class Block {
	public const NAME = 'citable/breadcrumbs';

	public static function describe(): void {
		$block = WP_Block_Type_Registry::get_instance()->get_registered( self::NAME );
		$file  = dirname( FILE ) . '/build/breadcrumbs.asset.php';
		if ( null === $block || ! is_file( $file ) ) {
			return;
		}
		$asset = require $file;
		wp_register_script( 'citable-breadcrumbs', plugins_url( 'build/breadcrumbs.js', FILE ), $asset['dependencies'], $asset['version'], array( 'in_footer' => true ) );
		wp_set_script_translations( 'citable-breadcrumbs', 'citable', dirname( FILE ) . '/languages' );
		$block->title                 = __( 'Breadcrumbs (Citable)', 'citable' );
		$block->description           = __( 'The way from the front page to this page, as its structured data has it.', 'citable' );
		$block->category              = 'theme';
		$block->icon                  = 'arrow-right-alt2';
		$block->keywords              = array( __( 'path', 'citable' ), __( 'navigation', 'citable' ) );
		$block->editor_script_handles = array( 'citable-breadcrumbs' );
		$block->editor_style_handles  = array( Breadcrumbs::register_style() );
	}
}
