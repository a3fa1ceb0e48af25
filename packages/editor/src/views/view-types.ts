import type { Edit, LanguageTag, Span } from '@citable/core'
import type { Fixes } from '../host/host.ts'
import type { FittedText } from './search-result/fit-lines.ts'
import type { RoomView } from './search-result/room-view.ts'
import type { DiffPart } from './titles/word-diff.ts'

/** Colour is never the only carrier: every tone comes with an icon and a word. */
export type Tone = 'good' | 'fair' | 'poor' | 'neutral'

/** Names that each skin maps to its own icon set. */
export type IconName = 'good' | 'partly' | 'todo' | 'none' | 'unknown' | 'error' | 'busy' | 'info' | 'warning' | 'up' | 'down' | 'same'

/** State as icon and word. */
export interface Badge {
  readonly icon: IconName
  readonly word: string
  readonly tone: Tone
}

/** A button. `label` is what it shows, `name` what a screen reader hears, with the thing it acts on. */
export interface ActionView {
  readonly label: string
  readonly name: string
}

export interface PartView {
  readonly id: string
  readonly label: string
  /** 0–100; null: nothing in the part applied. */
  readonly value: number | null
  readonly tone: Tone
  readonly text: string
}

/** A ring. */
export interface ScoreView {
  readonly id: 'aeo' | 'seo'
  readonly label: string
  /** Meaning and limits of the number. */
  readonly help: string
  readonly value: number | null
  /** 0–1, how far the ring is filled. */
  readonly share: number
  readonly tone: Tone
  /** "needs work"; empty when there is no score. */
  readonly word: string
  /** "64 of 100, needs work". */
  readonly sentence: string
  /** The ring's whole name: "AEO readiness: 64 of 100, needs work". */
  readonly name: string
  readonly trend: { readonly icon: IconName; readonly text: string } | null
  readonly parts: readonly PartView[]
  /** Caps and penalties in effect, as sentences. */
  readonly limits: readonly string[]
  /** Checks that cost this score points, most points first; those that the author has set aside cost the same. */
  readonly costs: readonly RowView[]
}

/** A line above or between things. `action` names what can be done about it. */
export interface BannerView {
  readonly code: 'readOnly' | 'notRendered' | 'fellBack' | 'failure' | 'empty'
  readonly tone: 'info' | 'warning' | 'error'
  readonly icon: IconName
  readonly text: string
  readonly detail: string | null
  readonly action: 'retry' | null
  readonly actionLabel: string
}

export interface FixView {
  readonly text: string
  /** "Fix", "Use this proposal", "Only you know this". */
  readonly word: string
  readonly safety: 'safe' | 'draft' | 'none'
  /** Not null only when the host takes this change now. */
  readonly edit: Edit | null
  readonly action: ActionView
  /** The change that a proposal makes, shown before it is used. */
  readonly change: { readonly beforeLabel: string; readonly before: string; readonly afterLabel: string; readonly after: string } | null
}

export interface EvidenceView {
  readonly grade: 'A' | 'B' | 'C' | 'D'
  /** "Evidence grade B". */
  readonly label: string
  readonly help: string
  readonly sourcesLabel: string
  /** `label` is the source's host. */
  readonly sources: readonly { readonly url: string; readonly label: string }[]
  readonly contraryLabel: string
  /** An address is in `url` when the finding is one. */
  readonly contrary: readonly { readonly text: string; readonly url: string | null }[]
}

export type Severity = 'high' | 'medium' | 'low'

/** A check. */
export interface RowView {
  /** The check's id. */
  readonly id: string
  readonly title: string
  /** `uncertain`: it fails, and may be wrong about this text. `unscored`: it fails, and nothing is lost. */
  readonly status: 'pass' | 'partly' | 'uncertain' | 'unscored' | 'fail' | 'not_applicable' | 'not_checked' | 'error'
  readonly badge: Badge
  /** Something is to be done about it, for certain. */
  readonly open: boolean
  /** First line: the fault, or a question where it is uncertain, or the title where there is none. */
  readonly line: string
  /** The finding, below the line; empty where the line has it. */
  readonly detail: string
  readonly message: string
  /** 0–100; null when the check gave none. */
  readonly score: number | null
  /** "Weight 6", "Not scored", "Limits the score". */
  readonly weightText: string
  readonly scored: boolean
  /** Points of the whole score that can be won; 0: none or unknown. */
  readonly gain: number
  /** "up to 12 points": also where it is uncertain or set aside. */
  readonly gainText: string
  /** null when not open. */
  readonly severity: Severity | null
  readonly severityText: string
  readonly evidence: EvidenceView
  readonly fix: FixView | null
  readonly canFix: boolean
  readonly spans: readonly Span[]
  /** First passage of an open or uncertain point, shortened; to be shown with `dir="auto"`. null: none, or the line or the message has it. */
  readonly quote: string | null
  readonly canJump: boolean
  readonly jump: ActionView
  /** The author has set it aside for this article. */
  readonly isAside: boolean
  /** Sets it aside or brings it back; null: nothing to do, or not here. */
  readonly aside: ActionView | null
}

export interface GroupView {
  readonly id: string
  readonly score: 'aeo' | 'seo'
  readonly label: string
  readonly help: string
  readonly value: number | null
  readonly tone: Tone
  readonly openCount: number
  /** "2 open points", "nothing open". */
  readonly countText: string
  /** Checks that the filter shows, most useful first. */
  readonly rows: readonly RowView[]
}

/** A filter for the list of all checks. */
export type CheckKind = 'all' | 'open' | 'uncertain' | 'pass' | 'other' | 'aside'

/** Points of a topic, for panels that fold the topics. */
export interface TopicView {
  readonly id: 'search' | 'answers' | 'text'
  readonly heading: string
  /** Open points, most useful first, without those of `next` and without the same problem twice. */
  readonly rows: readonly RowView[]
  /** Possible faults of this text. */
  readonly uncertain: readonly RowView[]
}

/** A button names the field that it changes. */
export interface TitleUse {
  readonly edit: Edit
  readonly action: ActionView
}

/** Whether the text says what a generator's title says. */
export interface TitleSupportView {
  readonly kind: 'carried' | 'held'
  /** `carried`: the text contains it. `held`: the words that the text lacks. */
  readonly text: string
  /** The part that result pages cut; '': none. */
  readonly cutText: string
}

export interface TitleView {
  readonly text: string
  /** Faults of the current title; empty for suggestions. */
  readonly faults: readonly string[]
  readonly isCurrent: boolean
  /** On a result page, with what the page's title element adds to it; null: not measured. */
  readonly room: RoomView | null
  readonly scoreText: string
  /** Meaning of the score; '' for suggestions. */
  readonly scoreHelp: string
  readonly originText: string
  readonly reasons: readonly string[]
  /** What holds the title of a generator; null: it is the author's own or a rule's. */
  readonly support: TitleSupportView | null
  readonly claims: readonly Span[]
  /** Fields that can take it, the field that was judged first; empty: it is in use or cannot be written here. */
  readonly uses: readonly TitleUse[]
}

export interface QuestionView {
  readonly question: string
  readonly state: 'answered' | 'unclear' | 'missing'
  readonly badge: Badge
  readonly sourceText: string
  /** The sentence an engine could quote. */
  readonly quoteLabel: string
  readonly quote: string | null
  /** The sentence, else where the text asks. */
  readonly span: Span | null
  readonly canJump: boolean
  readonly jump: ActionView
  /** Missing parts of the best passage; empty when answered. */
  readonly lacks: string
}

/** Questions that readers may ask and the text answers. */
export interface ReaderQuestionsView {
  readonly heading: string
  readonly items: readonly {
    readonly question: string
    readonly quote: string
    readonly span: Span
    readonly jump: ActionView
    /** The question as a heading above its answer; null: there is no place for it, or the host cannot write it. */
    readonly asHeading: { readonly action: ActionView; readonly edit: Edit } | null
    /** The question as a target query, for hosts that keep them. */
    readonly asQuery: ActionView
  }[]
}

/** A property of a node, in words; one line per value. */
export interface SchemaFactView {
  /** schema.org's name. */
  readonly property: string
  readonly label: string
  readonly values: readonly string[]
}

export interface SchemaNoteView {
  readonly level: 'error' | 'advice' | 'info'
  readonly badge: Badge
  readonly text: string
}

/** A search feature's use of a node: possible, not eligible as it stands, none, or ended. */
export interface RichResultView {
  readonly state: 'yes' | 'not' | 'no' | 'retired'
  readonly word: string
  readonly help: string
  readonly tone: Tone
}

export interface SchemaNodeView {
  readonly key: string
  /** schema.org's names. */
  readonly types: readonly string[]
  /** "Blog post". */
  readonly typeText: string
  /** Its headline or name; may be empty. */
  readonly name: string
  readonly facts: readonly SchemaFactView[]
  /** "6 facts". */
  readonly factsText: string
  /** null: there is nothing to say about it on this page. */
  readonly richResult: RichResultView | null
  readonly notes: readonly SchemaNoteView[]
  /** "2 notes", or empty. */
  readonly notesText: string
}

export interface SchemaView {
  readonly heading: string
  /** "6 nodes: WebSite, Article, …". */
  readonly summary: string
  readonly nodes: readonly SchemaNodeView[]
  readonly withheldHeading: string
  /** Notes on nodes that are not in the graph. */
  readonly withheld: readonly { readonly label: string; readonly note: SchemaNoteView }[]
  /** Indented, for people. */
  readonly pretty: string
  /** The exact text of the script element. */
  readonly serialized: string
  readonly types: readonly string[]
  /** Faults in the graph itself. */
  readonly notes: readonly { readonly tone: 'warning' | 'error'; readonly text: string }[]
  /** "Nothing to complain about.", or empty when there are faults or advice. */
  readonly cleanText: string
  readonly jsonLabel: string
  readonly copy: ActionView
  readonly copiedText: string
  readonly copyFailedText: string
}

/** A node of another plugin's graph that got more, or a new one. */
export interface SchemaChangedNodeView {
  readonly key: string
  /** `changed`: a value of the other plugin was replaced, which is done for a modification before the publication only. */
  readonly kind: 'nodeAdded' | 'propertyAdded' | 'changed'
  readonly badge: Badge
  readonly typeText: string
  readonly name: string
  /** Empty for a new node. */
  readonly changes: readonly {
    readonly property: string
    readonly label: string
    /** Empty where nothing stood. */
    readonly before: readonly string[]
    /** For a list that grew, what was added to it. */
    readonly after: readonly string[]
  }[]
  /** Facts of a new node. */
  readonly facts: readonly SchemaFactView[]
}

/** Our additions to the graph of another plugin. */
export interface SchemaDiffView {
  readonly heading: string
  readonly summary: string
  /** "Nothing that stands there is changed."; empty when something is. */
  readonly unchangedText: string
  readonly beforeLabel: string
  readonly afterLabel: string
  /** Opens the facts of a new node. */
  readonly factsLabel: string
  readonly items: readonly SchemaChangedNodeView[]
}

/** The type of the article: what it is, why, and what else it may be. */
export interface SchemaTypeView {
  readonly heading: string
  /** "Detected: Blog post. Its address belongs to a blog." */
  readonly sentence: string
  /** The chosen value; empty: automatic, or as the settings say. */
  readonly value: string
  /** The first is the automatic choice, with the value ''. */
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** Reason why the choice was not followed; empty when it was. */
  readonly problem: string
  /** Takes the choice back. */
  readonly undo: ActionView | null
}

/** Something that is read from the text, and what else its writer may say it is: the kind of text, its language. */
export interface ChoiceView {
  readonly heading: string
  /** "Read as: How-to. The checks ask what fits it." */
  readonly sentence: string
  /** The choice; empty: automatic. */
  readonly value: string
  /** The first is the automatic choice, with the value ''. */
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** A drafted change that waits for the author. */
export interface ProposalView {
  /** Changes when the proposal does. */
  readonly key: string
  /** The check's id. */
  readonly check: string
  readonly title: string
  readonly text: string
  readonly change: NonNullable<FixView['change']>
  readonly parts: readonly DiffPart[]
  readonly edit: Edit
  /** The words that the author may change first; null: it has none. */
  readonly value: string | null
  readonly accept: ActionView
  readonly reword: ActionView
  readonly spans: readonly Span[]
  readonly canJump: boolean
  readonly jump: ActionView
}

export interface AppliedView {
  readonly id: number
  readonly text: string
  readonly isPresent: boolean
  readonly canUndo: boolean
  readonly undo: ActionView
}

export interface PrePublishView {
  readonly heading: string
  readonly summary: string
  readonly counts: readonly {
    readonly severity: Severity
    readonly count: number
    readonly text: string
    /** At most three of the points that `top` does not show. */
    readonly lines: readonly string[]
  }[]
  /** Where nothing is open; of a low score it says why. */
  readonly cleanText: string
  readonly topHeading: string
  /** At most three, most points first. */
  readonly top: readonly RowView[]
}

/** A search result as a device shows it; lines as they are broken there. */
export interface ResultPreviewView {
  readonly device: 'mobile' | 'desktop'
  readonly label: string
  /** CSS pixels of a line. */
  readonly width: number
  /** Size in CSS pixels. */
  readonly title: FittedText & { readonly fontSize: number }
  readonly description: FittedText & { readonly fontSize: number }
  /** The part that is cut off, or a word that nothing is. */
  readonly cutText: string
}

/** A large card of a network. */
export interface SocialCardView {
  readonly heading: string
  readonly host: string
  readonly title: readonly string[]
  readonly description: readonly string[]
  readonly image: { readonly url: string; readonly alt: string } | null
  /** Width to height of the image's part that is shown; its middle. */
  readonly ratio: number
  /** Fault of the image for a card; empty when there is none. */
  readonly noteText: string
  readonly caveat: string
  /** Made here, or by another plugin. */
  readonly isOurs: boolean
  /** Said in place of a card where the page has none, or what another plugin prints is not known; empty: there is a card. */
  readonly othersText: string
}

export interface PreviewView {
  readonly heading: string
  readonly siteName: string
  readonly address: string
  readonly devicesLabel: string
  readonly devices: readonly ResultPreviewView[]
  readonly hasDescription: boolean
  readonly fullSizeLabel: string
  readonly caveat: string
  /** Shown in place of the result until the output of another plugin is known; empty: it is known. */
  readonly unknownText: string
  readonly social: SocialCardView
  /** For each question with a passage: the sentence an engine could quote, by our estimate. */
  readonly answers: {
    readonly heading: string
    readonly items: readonly {
      readonly question: string
      readonly quote: string
      readonly sourceText: string
      readonly span: Span
      readonly jump: ActionView
    }[]
    readonly emptyText: string
    readonly caveat: string
  }
}

/** The whole panel, ready to be drawn. Nothing in a skin computes. */
export interface PanelView {
  readonly locale: LanguageTag
  readonly direction: 'ltr' | 'rtl'
  readonly status: Badge & {
    readonly code: 'idle' | 'analyzing' | 'ready' | 'stale' | 'failed'
    readonly scorerText: string
    readonly rubricText: string
  }
  readonly banners: readonly BannerView[]
  /** First steps in place of points, while nothing is written; null: there is a text. */
  readonly start: boolean
  readonly scores: readonly ScoreView[]
  /** Above the parts of each score and the checks that cost it points. */
  readonly costs: {
    readonly heading: string
    readonly help: string
    /** Fewer points are named than have room: the costs say why the scores are what they are. */
    readonly isFirst: boolean
  }
  /** Reading ease and length; empty when not measured. */
  readonly readabilityText: string
  readonly filter: {
    readonly label: string
    readonly value: 'open' | 'all'
    readonly options: readonly { readonly value: 'open' | 'all'; readonly label: string }[]
  }
  readonly checksHeading: string
  /** All safe fixes as one step; null where there are fewer than two changes. */
  readonly fixAll: {
    readonly fixes: Fixes
    /** Each change as a difference, to be shown before all are made; `quote` is the passage, where there is one. */
    readonly changes: readonly (NonNullable<FixView['change']> & { readonly title: string; readonly quote: string })[]
    readonly show: ActionView
    readonly action: ActionView
    readonly help: string
  } | null
  /** Groups with rows to show, in the order of the panel. */
  readonly groups: readonly GroupView[]
  /** Shown instead of groups when there is none to show. */
  readonly groupsEmptyText: string
  /** The same points by topic, whatever the filter says. */
  readonly topics: readonly TopicView[]
  /** Every check once, in the rubric's order, those set aside included. */
  readonly checks: readonly RowView[]
  /** Names of the field that searches `checks`, and of what it may show. */
  readonly checkSearch: {
    readonly label: string
    readonly emptyText: string
    readonly kindLabel: string
    readonly kinds: readonly { readonly value: CheckKind; readonly label: string }[]
  }
  /** Checks that the author has set aside for this article; part of no other list or count. */
  readonly aside: { readonly heading: string; readonly help: string; readonly rows: readonly RowView[] }
  readonly proposals: { readonly items: readonly ProposalView[] }
  readonly nextHeading: string
  /** The most useful open points, at most three; where there is room, every one that `prePublish` calls more than small. */
  readonly next: readonly RowView[]
  /** Possible faults of this text, shown below as questions. `first`: those of `rows` to show beside `next`, for panels that fold the topics. */
  readonly uncertain: {
    readonly heading: string
    readonly help: string
    readonly rows: readonly RowView[]
    readonly first: readonly RowView[]
  }
  /** null: not analysed yet. */
  readonly textKind: ChoiceView | null
  /** null: not analysed yet. */
  readonly language: ChoiceView | null
  readonly titles: {
    readonly heading: string
    readonly items: readonly TitleView[]
    /** Reason for no or few suggestions; '' when there are enough. */
    readonly noteText: string
  }
  readonly questions: {
    readonly heading: string
    readonly countText: string
    readonly answered: readonly QuestionView[]
    readonly unanswered: readonly QuestionView[]
    readonly emptyText: string
    /** Possible questions of readers where nothing asks, to be taken as target queries. */
    readonly proposals: readonly string[]
    /** Questions that the text answers and does not ask; null: none. */
    readonly readers: ReaderQuestionsView | null
  }
  /** Possible looks of the article elsewhere; null: not analysed yet. */
  readonly preview: PreviewView | null
  /** Over what `schemaView` makes of a graph: the host calls it when the preview opens. */
  readonly schemaHeading: string
  /** Said where there is no graph yet. */
  readonly schemaEmptyText: string
  /** null: not analysed yet. */
  readonly schemaType: SchemaTypeView | null
  readonly applied: { readonly heading: string; readonly items: readonly AppliedView[] }
  readonly prePublish: PrePublishView
  /** Outcome of the last request; shown beside the button and said politely. */
  readonly notice: { readonly id: number; readonly tone: 'good' | 'warning'; readonly text: string } | null
  /** One sentence per analysis for a polite live region; empty: say nothing. */
  readonly announcement: string
}
