import type { TitleHelp } from '../sites/title-help.ts'

/** The article under one title. */
interface Scored {
  readonly title: string
  readonly aeo: number
  readonly seo: number
}

/** A started part: what runs where, and what became of its article. */
export interface DemoPart {
  /** With its version, such as `WordPress 7.0`. */
  readonly name: string
  /** Address where a person begins: in an editor, at a draft that has the weak title still. */
  readonly address: string
  /** User and password, or a key. */
  readonly login: string
  /** Under its weak title. */
  readonly before: Scored
  readonly help: TitleHelp
  /** Under the title that was chosen. */
  readonly after: Scored
  /** What readers get, and where it was read. */
  readonly published: { readonly title: string; readonly jsonLd: string; readonly readFrom: string }
  /** Token for the address, where it is not public. */
  readonly token?: string
  stop(): Promise<void>
}

export interface DemoSettings {
  readonly port: number
  /** Folder that holds the part's data between two runs. */
  readonly directory: string
  /** Says what is going on during slow steps. */
  report(step: string): void
}
