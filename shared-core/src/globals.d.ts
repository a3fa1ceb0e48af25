/** Host globals the core allows itself; everything else of Node and the DOM does not compile here. */
declare class URL {
  constructor(url: string, base?: string | URL)
  static canParse(url: string, base?: string): boolean
  readonly href: string
  readonly origin: string
  readonly protocol: string
  readonly username: string
  readonly password: string
  readonly host: string
  readonly hostname: string
  readonly port: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
}
interface AbortSignal {
  readonly aborted: boolean
}
