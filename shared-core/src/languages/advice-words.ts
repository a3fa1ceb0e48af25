/** How texts of a language mention days, as sources of patterns without regard to case. */
export interface DateWords {
  /** Days and stretches of time that only the day of writing fixes. */
  readonly relative: string
  /** Of these, what counts from the reader's own doing where a text gives instructions (`sow again next year`); among `relative` too. */
  readonly ahead: string
  /** A statement or announcement, where no list of whole words finds it. */
  readonly reports?: readonly string[]
  /** In front of a date: the end of a term. */
  readonly until: string
  /** Behind a date, for languages that say it there. */
  readonly untilBehind?: string
  /** A verb in the future, or words for a plan. */
  readonly future: string
  /** Signs that a date is in force, or can still be met. */
  readonly holds: string
  /** Signs that it is over: history. */
  readonly past: string
}

/** How texts of a language write the parts that their kind needs, as sources of patterns without regard to case; English holds for all. */
export interface PartWords {
  /** A length of time, behind a number or in words. */
  readonly time: string
  /** For how many, or how much of it. */
  readonly yield: string
  readonly ingredients: string
  /** Headings and labels of steps. */
  readonly steps: string
  /** A day or hour without a date. */
  readonly day: string
  /** Labels and words of a place, or of a meeting from afar. */
  readonly place: string
  /** Free of charge, or where a thing is sold. */
  readonly price: string
}

/** What is left in texts by those who write them, as sources of patterns without regard to case; English holds for all. */
export interface UnfinishedWords {
  /** All that is between square brackets where something is to be put in. */
  readonly bracketed: string
  /** All of a paragraph that stands for text to come. */
  readonly whole: string
  /** What a chat assistant says of itself, at the beginning of a paragraph. */
  readonly assistant: string
  /** What it says around its answer, at the beginning of the first or the last paragraph. */
  readonly around: string
  /** Words after which a sentence goes on, whatever follows; the last of a paragraph. */
  readonly open: string
}

/**
 * Labels in front of or behind a title, and words before an author's name, as sources of patterns without regard to case; English holds for all.
 */
export interface LabelWords {
  /** Says nothing of the subject: urgency, state, kind of file. */
  readonly label: string
  /** Names of sections and kinds of pages, only between bars or before a colon. */
  readonly section: string
  /** Kinds of documents and of parts of a site, which say nothing where they are the whole title. */
  readonly kindNames: string
  readonly by: string
}

/** What titles and days are judged by. */
export interface TitleAdvice {
  /** Absent: advice on dates is silent. */
  readonly dates?: DateWords
  /**
   * Words for the numbers 1 to 12, 15, 20, 30, 40, 50 and 100, in this order and between blanks; forms of a number between strokes. Words for a
   * half stand with 50.
   */
  readonly numbers: string
  /** Words before a number that counts nothing (`Teil 3`), beside the English ones; a source of a pattern without regard to case. */
  readonly series?: string
  readonly labels: LabelWords
  readonly unfinished?: UnfinishedWords
  /** Words after which a sentence goes on, as in `UnfinishedWords`; for languages without those. */
  readonly open?: string
}

/** Words of a language that advice looks for, in a file of their own: only those of the text's language are loaded. */
export interface AdviceWords extends TitleAdvice {
  readonly dates: DateWords
  readonly parts: PartWords
  /** What rests on studies or experts without saying which: the source of a pattern without regard to case. */
  readonly sources: string
  readonly unfinished: UnfinishedWords
}
