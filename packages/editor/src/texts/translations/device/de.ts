import type { DeviceTranslationTexts } from './device-translation-texts.ts'

export const texts: DeviceTranslationTexts = {
  ask: 'Mit diesem Browser übersetzen: {language}',
  changesAsk: 'Änderungen ansehen, von diesem Browser übersetzt',
  about:
    'Der Übersetzer Ihres Browsers arbeitet auf diesem Gerät: Kein anderes Übersetzungsprogramm bekommt den Text. Was er schreibt, durchläuft dieselben Prüfungen, und ein Mensch prüft den Entwurf.',
  once: 'Beim ersten Klick lädt der Browser diese Sprache, einmalig.',
  fetching: 'Ihr Browser lädt die Sprache …',
  download: 'Sprache wird geladen',
  translating: 'Ihr Browser übersetzt: {done} von {all} Textstellen',
  storing: 'Die Übersetzung wird geprüft …',
  texts: 'Übersetzte Textstellen',
  cancel: 'Abbrechen',
  not_allowed: 'Ihr Browser erlaubt seinen Übersetzer hier nicht. Eine Administratorin oder die Website hat ihn vielleicht abgeschaltet.',
  not_supported: 'Ihr Browser übersetzt nicht zwischen diesen Sprachen.',
  no_download: 'Ihr Browser konnte die Sprache nicht laden. Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
  not_now: 'Der Übersetzer Ihres Browsers ist noch nicht bereit. Versuchen Sie es später noch einmal.',
  no_model: 'Ihr Browser hat für diese Sprachen keinen eigenen Übersetzer.',
  no_answer: 'Der Übersetzer Ihres Browsers hat nichts Brauchbares geantwortet.',
}
