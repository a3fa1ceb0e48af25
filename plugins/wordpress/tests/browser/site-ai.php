<?php
/**
 * A double of WordPress' AI client (7.0 and later): one title that the text supports and one that it does not.
 */
add_filter(
	'citable_text_generator',
	static fn() => static fn( string $input ): object => new class( $input ) {
		public function __construct( private string $input ) {}
		public function using_system_instruction( string $text ): self {
			return $this;
		}
		public function using_max_tokens( int $tokens ): self {
			return $this;
		}
		public function is_supported_for_text_generation(): bool {
			return true;
		}
		public function generate_text(): string {
			update_option( 'site_ai_asked', $this->input );
			return "Sure! Here are two titles:\n1. **Sourdough bulk fermentation takes 4 to 6 hours at 24 °C**\n2. Sourdough bulk fermentation takes 37 hours in Paris";
		}
	}
);
add_action(
	'rest_api_init',
	static fn() => register_setting( 'general', 'site_ai_asked', array( 'type' => 'string', 'show_in_rest' => true, 'default' => '' ) )
);
