import type { Translator } from '@citable/providers'

/** An engine that writes everything between placeholders in capitals. */
export const shoutingTranslator: Translator = {
  id: 'shouting',
  tier: 'draft',
  limits: { segments: 3, characters: 1_000 },
  pairs: async () => [
    { from: 'en', to: 'es' },
    { from: 'en', to: 'ar' },
  ],
  translate: async ({ segments }) => ({
    ok: true,
    model: 'loud',
    billedCharacters: null,
    segments: segments.map(({ id, text }) => ({
      id,
      text: text.replace(/(<[^>]*>|&\w+;)|([^<&]+)/g, (_, markup, words) => markup ?? words.toUpperCase()),
      unknownWords: 0,
    })),
  }),
}
