/** What a started part says about itself. Printed as it stands. */
export interface DemoPart {
  readonly title: string
  /** Label and value, in the order they are printed. */
  readonly facts: readonly (readonly [label: string, value: string])[]
  stop(): Promise<void>
}

export interface DemoSettings {
  readonly port: number
  /** Folder that keeps the part's data between two runs. */
  readonly directory: string
  /** Says what is going on during slow steps. */
  report(step: string): void
}
