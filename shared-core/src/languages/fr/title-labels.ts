import type { LabelWords } from '../advice-words.ts'

/** Written by us. */
export const labels: LabelWords = {
  label:
    'urgent|alerte(?: info)?|dernière minute|mis(?:e)? à jour|màj|maj|exclusi(?:f|vité)|(?:en )?direct|(?:en )?vidéo|(?:en )?photos|flash info|info|brouillon|copie de|nouveau|version finale',
  section: 'actualités?|actus?|articles?|accueil|communiqués?(?: de presse)?|nouvelles|non classé|à la une',
  by: 'par',
}
