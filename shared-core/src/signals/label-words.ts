/** Labels in front of or behind a title, and words before an author's name, per language; English holds for all. Sources of patterns without regard to case. Written by us. */
export interface LabelWords {
  /** Says nothing of the subject: urgency, state, kind of file. */
  readonly label: string
  /** Names of sections and kinds of pages, only between bars or before a colon. */
  readonly section: string
  readonly by: string
}

export const labelWords: Readonly<Record<string, LabelWords>> = {
  en: {
    label:
      'breaking(?: news)?|updated?(?: \\d{1,2}[:.]\\d{2})?|exclusive|watch(?: now)?|just in|must[- ]read|video|live(?: updates?| blog)?|with (?:video|photos|pictures)|photos|pics|draft|copy of|final(?: version)?|v\\d|untitled|repost|new(?: post)?|sponsored|developing(?: story)?',
    section:
      'news|blog(?: post)?|articles?|posts?|home(?:page)?|press releases?|stories|magazine|uncategori[sz]ed|latest(?: news)?|top stories|featured',
    by: 'by',
  },
  de: {
    label:
      'eilmeldung|eil|aktualisiert|exklusiv|liveticker|live-?ticker|im video|mit (?:video|bildern|fotos)|entwurf|kopie von|neu(?:er beitrag)?|endfassung|anzeige',
    section: 'nachrichten|aktuelles|artikel|beiträge|startseite|pressemitteilung(?:en)?|magazin|allgemein|neuigkeiten|meldungen',
    by: 'von',
  },
  fr: {
    label:
      'urgent|alerte(?: info)?|dernière minute|mis(?:e)? à jour|màj|maj|exclusi(?:f|vité)|(?:en )?direct|(?:en )?vidéo|(?:en )?photos|flash info|info|brouillon|copie de|nouveau|version finale',
    section: 'actualités?|actus?|articles?|accueil|communiqués?(?: de presse)?|nouvelles|non classé|à la une',
    by: 'par',
  },
  es: {
    label:
      'última hora|urgente|actualiza(?:ción|do)|exclusiv[ao]|en (?:vivo|directo)|vídeo|(?:en|con) (?:vídeo|video|fotos)|fotos|borrador|copia de|nuevo|versión final|atención',
    section: 'noticias?|actualidad|artículos?|inicio|comunicados?(?: de prensa)?|novedades|sin categoría|portada',
    by: 'por',
  },
  ja: {
    label: '速報|号外|更新|追記(?:あり)?|独自|生中継|ライブ|動画(?:あり|付き)?|写真(?:あり)?|必見|下書き|コピー|最新|新着|PR|完成版|緊急',
    section: 'ニュース|お知らせ|記事|ブログ|トップ(?:ページ)?|プレスリリース|新着情報|未分類',
    by: '(?:文|取材|著者|執筆)[:：]',
  },
  ar: {
    label: 'عاجل|خبر عاجل|تحديث|محدَّ?ث|حصري(?:ًا|ا)?|(?:بث )?مباشر|(?:بال)?فيديو|(?:بال)?صور|شاهد|مسودة|نسخة من|جديد|النسخة النهائية',
    section: 'أخبار|الأخبار|مقالات?|المقالات|الرئيسية|بيان صحفي|غير مصنف|آخر الأخبار',
    by: 'بقلم|كتب(?:ت)?|كتبه',
  },
}
