<?php
namespace Citable\Cli;

defined( 'ABSPATH' ) || exit;

/** Output of the commands. */
interface Output {
	public function line( string $text ): void;
	public function success( string $text ): void;
	/** Ends the command with an error. */
	public function fail( string $text ): never;
	/**
	 * @param array<int, array<string, mixed>> $rows
	 * @param string[]                         $fields
	 * @param string                           $format `table`, `csv`, `json`, `yaml`, `ids` or `count`.
	 */
	public function rows( array $rows, array $fields, string $format ): void;
	/** Asks before something that cannot be taken back; ends the command when the answer is no. */
	public function confirm( string $question, array $options ): void;
}
