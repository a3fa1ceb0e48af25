<?php
/**
 * Plugin Name:       Citable
 * Description:       Shows how ready an article is to be found by search engines and quoted by answer engines, helps to fix what is open, and publishes correct structured data.
 * Version:           0.1.0
 * Requires at least: 6.8
 * Requires PHP:      8.1
 * Author:            Citable contributors
 * License:           GPL-3.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-3.0.html
 * Text Domain:       citable
 * Domain Path:       /languages
 *
 * @package Citable
 */

namespace Citable;

defined( 'ABSPATH' ) || exit;

const VERSION = '0.1.0';
const FILE    = __FILE__;

// Classes are loaded when they are first used; nothing but this file is read on requests that do not need the plugin.
spl_autoload_register(
	static function ( string $name ): void {
		if ( ! str_starts_with( $name, __NAMESPACE__ . '\\' ) ) {
			return;
		}
		$file = __DIR__ . '/includes/' . str_replace( '\\', '/', substr( $name, strlen( __NAMESPACE__ ) + 1 ) ) . '.php';
		if ( is_file( $file ) ) {
			require $file;
		}
	}
);

Plugin::add_hooks();
