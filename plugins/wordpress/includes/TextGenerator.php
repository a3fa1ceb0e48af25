<?php
namespace Citable;

use Throwable;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/** WordPress' own AI client (7.0 and later), which writes by a model that the site has connected. Asked only when a person asks for it. */
final class TextGenerator {
	/** Characters of instructions and input together: what the core makes has 16,000 at most, as JSON a little more. */
	public const MAX_CHARACTERS = 20000;
	/** Titles and their sentences need 2,000, remarks half of that; models that think before they write have their thoughts counted, too. */
	private const MAX_TOKENS = 4000;
	/** Asking for models may ask their provider: what it said is cached for a while, longer when there is one. */
	private const STATE = 'citable_text_generator';

	/** @return 'no_client'|'no_model'|'ready' As of now; what a model's provider says may take a moment. */
	public static function state(): string {
		$state = self::look();
		set_transient( self::STATE, $state, 'ready' === $state ? HOUR_IN_SECONDS : 5 * MINUTE_IN_SECONDS );
		return $state;
	}

	/** Page where people connect a model; '': before WordPress 7.0, and for those who may not open it. */
	public static function connectors_url(): string {
		return is_file( ABSPATH . 'wp-admin/options-connectors.php' ) && current_user_can( 'manage_options' ) ? admin_url( 'options-connectors.php' ) : '';
	}

	/** True when the settings want it and it was there when last asked. */
	public static function is_offered(): bool {
		if ( ! Settings::all()['ai_titles'] || null === self::client() ) {
			return false;
		}
		$known = get_transient( self::STATE );
		return 'ready' === ( is_string( $known ) ? $known : self::state() );
	}

	/**
	 * The model's text, as it wrote it.
	 *
	 * @param array<string, mixed>|null $schema JSON Schema of the answer, for models and clients that are held to one; the instructions say its form, too.
	 */
	public static function generate( string $instructions, string $input, ?array $schema = null ): string|WP_Error {
		if ( mb_strlen( $instructions ) + mb_strlen( $input ) > self::MAX_CHARACTERS ) {
			return self::error( 'too_long' );
		}
		$client = self::client();
		if ( null === $client ) {
			return self::error( 'missing' );
		}
		try {
			$prompt = self::supported( $client, $instructions, $input, $schema );
			if ( null === $prompt ) {
				return self::error( 'no_model' );
			}
			$answer = $prompt->generate_text();
		} catch ( Throwable $thrown ) {
			return self::error( 'failed', $thrown->getMessage() );
		}
		if ( is_wp_error( $answer ) ) {
			return self::translated( $answer );
		}
		return is_string( $answer ) && '' !== trim( $answer ) ? $answer : self::error( 'failed' );
	}

	private static function look(): string {
		$client = self::client();
		if ( null === $client ) {
			return 'no_client';
		}
		try {
			return true === self::prompt( $client, 'Write.', 'A title' )->is_supported_for_text_generation() ? 'ready' : 'no_model';
		} catch ( Throwable ) {
			return 'no_model';
		}
	}

	/** Builder of a prompt; null: this WordPress has none, or the site has switched AI off. */
	private static function client(): ?callable {
		$own = function_exists( 'wp_ai_client_prompt' ) && wp_supports_ai() ? 'wp_ai_client_prompt' : null;
		/**
		 * Filters what writes for Citable.
		 *
		 * @param callable|null $client Takes a text, answers an object with the methods of WordPress' prompt builder. Null: nothing does.
		 */
		$client = apply_filters( 'citable_text_generator', $own );
		return is_callable( $client ) ? $client : null;
	}

	/** @return object The prompt builder of WordPress, or one like it. */
	private static function prompt( callable $client, string $instructions, string $input ): object {
		return $client( $input )->using_system_instruction( $instructions )->using_max_tokens( self::MAX_TOKENS );
	}

	/** A prompt that a model takes: with the form of its answer, else without; null: none takes it. */
	private static function supported( callable $client, string $instructions, string $input, ?array $schema ): ?object {
		$prompt = self::prompt( $client, $instructions, $input );
		if ( null !== $schema && is_callable( array( $prompt, 'as_json_response' ) ) ) {
			try {
				// WordPress' builder takes calls of methods that it lacks, and is then supported by no model.
				$held = $prompt->as_json_response( $schema );
				if ( is_object( $held ) && true === $held->is_supported_for_text_generation() ) {
					return $held;
				}
			} catch ( Throwable ) {
				// A client that takes no schema is asked without.
				unset( $held );
			}
			$prompt = self::prompt( $client, $instructions, $input );
		}
		return true === $prompt->is_supported_for_text_generation() ? $prompt : null;
	}

	/** Errors of the client in our words; its own come along for the person who mends it. */
	private static function translated( WP_Error $error ): WP_Error {
		$said = $error->get_error_message();
		return match ( $error->get_error_code() ) {
			'prompt_prevented'           => self::error( 'refused', $said ),
			'prompt_token_limit_reached' => self::error( 'too_long', $said ),
			'prompt_network_error'       => self::error( preg_match( '/timed? ?out|cURL error 28/i', $said ) ? 'timeout' : 'failed', $said ),
			default                      => self::error( 'failed', $said ),
		};
	}

	private static function error( string $reason, string $said = '' ): WP_Error {
		[ $status, $sentence ] = match ( $reason ) {
			'missing'  => array( 501, __( 'This WordPress has no AI client, or AI is switched off here.', 'citable' ) ),
			'no_model' => array( 503, __( 'No AI model for texts is connected to this site.', 'citable' ) ),
			'refused'  => array( 503, __( 'This site does not let AI answer this request.', 'citable' ) ),
			'too_long' => array( 413, __( 'The text is too long for the AI model.', 'citable' ) ),
			'timeout'  => array( 504, __( 'The AI model did not answer in time.', 'citable' ) ),
			'failed'   => array( 502, __( 'The AI model gave no usable answer.', 'citable' ) ),
		};
		return new WP_Error( "citable_ai_$reason", $sentence, array( 'status' => $status ) + ( '' === $said ? array() : array( 'reason' => mb_substr( wp_strip_all_tags( $said ), 0, 300 ) ) ) );
	}
}
