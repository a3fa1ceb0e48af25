<?php
namespace Citable\Cli;

use WP_CLI;

defined( 'ABSPATH' ) || exit;

/** The terminal, by WP-CLI. */
final class WpCliOutput implements Output {
	public function line( string $text ): void {
		WP_CLI::line( $text );
	}

	public function success( string $text ): void {
		WP_CLI::success( $text );
	}

	public function fail( string $text ): never {
		WP_CLI::error( $text );
		exit( 1 ); // Not reached: WP-CLI has ended the command.
	}

	public function rows( array $rows, array $fields, string $format ): void {
		WP_CLI\Utils\format_items( $format, $rows, $fields );
	}

	public function confirm( string $question, array $options ): void {
		WP_CLI::confirm( $question, $options );
	}
}
