/** Why an entry cannot be translated, by the server's code. English; other languages stand in `translations/`. */
export const pluginTexts = {
  embedded: 'Translating takes a Citable service. An administrator can connect one in the settings of this plugin, under “Mode”.',
  not_configured: 'The service has no address or no key yet. An administrator can enter them in the settings of this plugin.',
  no_drafts: 'This content type has no drafts: a translation would be public at once. Switch Draft & publish on to translate its entries.',
  no_locales: 'There is a version in every language of this site. More are added in the settings, under “Internationalization”.',
  forbidden: 'Your role may not write entries of this type, or some of their fields, in another language.',
  nothing: 'There is no saved text to translate.',
  busy: 'This translation is being made already.',
  no_translation: 'The original of this text, or what was made of it, is not there any more.',
  changed_meanwhile: 'Original or translation have changed meanwhile. Look at the changes again; nothing was stored.',
  no_engine_for_pair: 'The service has no engine for these two languages.',
  unsupported_language: 'The service does not know the language of the text.',
  too_large: 'The text is longer than the service translates at once.',
  missing_scope: 'The key may not translate. An administrator can create one with the permission to translate.',
  quota_exceeded: 'The service may translate no more for now: its quota is used up.',
  rate_limited: 'Too many texts were sent to the service. Try again in a minute.',
  provider_failed: 'The engine of translation did not answer.',
  provider_timeout: 'The engine of translation took too long.',
  unreachable: 'The service does not answer.',
  timeout: 'The service took too long.',
  malformed: 'What answered at the address of the service is not Citable.',
} as const

export type ReasonCode = keyof typeof pluginTexts
