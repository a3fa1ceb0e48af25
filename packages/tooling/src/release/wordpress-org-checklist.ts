import { captionsOf } from '../packaging/wordpress-org.ts'
import { pngSize } from './png-size.ts'

export interface DirectoryFiles {
  /** Files of the plugin by their names below its folder, as its archive holds them. */
  readonly plugin: ReadonlyMap<string, Uint8Array>
  /** Pictures of its page. */
  readonly assets: ReadonlyMap<string, Uint8Array>
  /** Bytes of the archive. */
  readonly archiveBytes: number
  /** The newest WordPress that tests run on, such as 7.1; null: none is at hand. */
  readonly testedWordPress: string | null
  readonly version: string
  readonly slug: string
}

/**
 * Limits of the directory, 2026-11: <https://developer.wordpress.org/plugins/wordpress-org/how-your-readme-txt-works/> and its parser (words of a
 * section), <https://developer.wordpress.org/plugins/wordpress-org/plugin-assets/> (pictures), the form for new plugins (bytes of an archive).
 */
const limits = {
  shortDescription: 150,
  tags: 5,
  upgradeNotice: 300,
  words: { Description: 2_500, 'Frequently Asked Questions': 5_000, Changelog: 5_000 },
  archiveBytes: 10 * 1024 * 1024,
  pictureBytes: { icon: 1024 ** 2, banner: 4 * 1024 ** 2, screenshot: 10 * 1024 ** 2 },
} as const

const pictures: Readonly<Record<string, readonly [number, number]>> = {
  'icon-128x128.png': [128, 128],
  'icon-256x256.png': [256, 256],
  'banner-772x250.png': [772, 250],
  'banner-1544x500.png': [1544, 500],
}

/** Names of others that a plugin's own name must not begin with, guideline 17. */
const trademarks =
  /^(?:adobe|amazon|android|apple|bing|chatgpt|claude|elementor|facebook|gemini|google|gutenberg|instagram|jetpack|linkedin|meta|microsoft|openai|paypal|pinterest|rank ?math|reddit|seopress|shopify|strapi|stripe|tiktok|twitter|whatsapp|woo(?:commerce)?|wordpress|wp|yandex|yoast|youtube)\b/i

const headers = [
  'Contributors',
  'Tags',
  'Requires at least',
  'Tested up to',
  'Requires PHP',
  'Stable tag',
  'License',
  'License URI',
] as const

const sections = ['Description', 'Installation', 'Frequently Asked Questions', 'Screenshots', 'Changelog'] as const

/** Code that reviewers of the directory send back, by what is wrong with it. */
const refusedCode: readonly (readonly [RegExp, string])[] = [
  [
    /(?<![\w>:$'"-])(?:eval|create_function|passthru|proc_open|popen|shell_exec|system|str_rot13|move_uploaded_file)\s*\(/,
    'runs or hides code',
  ],
  [/<<<\s*['"]?[A-Z_]+/, 'has a heredoc, in which nothing can be escaped'],
  [/<\?(?!php|xml)/, 'has a short PHP tag'],
  [/(?<![\w>:$'"-])(?:var_dump|var_export|print_r|error_log|phpinfo)\s*\(/, 'prints for debugging'],
  [/wp_(?:enqueue|register)_(?:script|style)\(\s*['"][^'"]+['"],\s*['"]https?:/, 'loads a script or style from elsewhere'],
  [/(?<![\w>:$'"-])(?:ini_set|error_reporting|set_time_limit|date_default_timezone_set)\s*\(/, 'changes settings of the whole site'],
]

/** What the directory of WordPress would send a plugin back for, as far as its files say; a line each. */
export function wordPressOrgFaults(files: DirectoryFiles): readonly string[] {
  const read = (name: string): string => Buffer.from(files.plugin.get(name) ?? []).toString('utf8')
  const readme = read('readme.txt')
  if (readme === '') return ['The archive has no readme.txt.']
  return [
    ...readmeFaults(readme, files),
    ...headerFaults(readme, read(`${files.slug}.php`), files),
    ...codeFaults(files.plugin),
    ...archiveFaults(files),
    ...pictureFaults(readme, files.assets),
  ]
}

const field = (text: string, name: string): string | null =>
  new RegExp(`^(?: \\* )?${name}:[ \\t]*(.*\\S)[ \\t]*$`, 'm').exec(text)?.[1] ?? null

function readmeFaults(readme: string, { testedWordPress, version }: DirectoryFiles): readonly string[] {
  const faults: string[] = []
  for (const name of headers) if (field(readme, name) === null) faults.push(`readme.txt has no “${name}:”.`)
  const tested = field(readme, 'Tested up to')
  if (tested !== null && !/^\d+\.\d+$/.test(tested))
    faults.push(`readme.txt says “Tested up to: ${tested}”; a branch such as 7.1 is asked for.`)
  else if (tested !== null && testedWordPress !== null && tested !== testedWordPress)
    faults.push(`readme.txt says “Tested up to: ${tested}”; the tests run on WordPress ${testedWordPress}.`)
  const stable = field(readme, 'Stable tag')
  if (stable !== null && stable !== version) faults.push(`readme.txt says “Stable tag: ${stable}”; the version is ${version}.`)
  const tags = field(readme, 'Tags')?.split(',') ?? []
  if (tags.length > limits.tags) faults.push(`readme.txt has ${tags.length} tags; ${limits.tags} are shown.`)
  const short = /^===.*===\n(?:.+\n)*\n(.+)$/m.exec(readme)?.[1] ?? ''
  if (short === '') faults.push('readme.txt has no short description below its fields.')
  if (short.length > limits.shortDescription)
    faults.push(`The short description has ${short.length} characters; ${limits.shortDescription} are shown.`)
  if (/[*_`[\]<>]/.test(short)) faults.push('The short description holds markup, which is shown as it is.')
  const bodies = new Map(
    [...readme.matchAll(/^== (.+) ==\n([\s\S]*?)(?=^== |$(?![\s\S]))/gm)].map(([, name = '', body = '']) => [name, body]),
  )
  for (const name of sections) if ((bodies.get(name) ?? '').trim() === '') faults.push(`readme.txt has no section “${name}”.`)
  for (const [name, most] of Object.entries(limits.words)) {
    const words = (bodies.get(name) ?? '').split(/\s+/).length
    if (words > most) faults.push(`The section “${name}” has ${words} words; the directory cuts it at ${most}.`)
  }
  for (const notice of (bodies.get('Upgrade Notice') ?? '').split(/^= .* =$/m))
    if (notice.trim().length > limits.upgradeNotice)
      faults.push(`An upgrade notice has ${notice.trim().length} characters; ${limits.upgradeNotice} are shown.`)
  const newest = /^= (\S+)/m.exec(bodies.get('Changelog') ?? '')?.[1]
  if (newest !== version) faults.push(`The changelog of readme.txt begins with ${newest ?? 'nothing'}, not ${version}.`)
  return faults
}

function headerFaults(readme: string, main: string, { version, slug }: DirectoryFiles): readonly string[] {
  const faults: string[] = []
  const name = field(main, 'Plugin Name')
  if (name === null) return [`${slug}.php has no header of a plugin.`]
  if (/^=== (.+) ===/.exec(readme)?.[1] !== name) faults.push(`readme.txt and ${slug}.php name the plugin differently.`)
  if (trademarks.test(name) || trademarks.test(slug)) faults.push(`The name “${name}” begins with that of somebody else's product.`)
  if (field(main, 'Version') !== version)
    faults.push(`${slug}.php says “Version: ${field(main, 'Version') ?? ''}”; the version is ${version}.`)
  for (const both of ['Requires at least', 'Requires PHP', 'License'] as const)
    if (field(main, both) !== field(readme, both)) faults.push(`readme.txt and ${slug}.php differ in “${both}”.`)
  if (!/^(?:GPL-?[23]|GPLv[23]|MIT|Apache-2\.0)/.test(field(main, 'License') ?? ''))
    faults.push('The licence is not one that goes with the GPL.')
  if (field(main, 'Text Domain') !== slug) faults.push(`The text domain is not “${slug}”, so that translators would not find its texts.`)
  return faults
}

function codeFaults(plugin: ReadonlyMap<string, Uint8Array>): readonly string[] {
  return [...plugin].flatMap(([name, bytes]) => {
    // lists that give back an array do nothing by themselves
    if (!name.endsWith('.php') || /\.(?:asset|l10n)\.php$/.test(name)) return []
    const code = Buffer.from(bytes).toString('utf8')
    const bare = code.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '')
    const unreasoned = code
      .split('\n')
      .some((line) => /(?:\/\/|\*) *phpcs:(?:ignore|disable)\b[^-]*\bSecurity\b/.test(line) && !/-- \S/.test(line))
    return [
      ...(/\b(?:ABSPATH|WP_UNINSTALL_PLUGIN)\b/.test(code) ? [] : [`${name} does not stop where it is asked for without WordPress.`]),
      ...refusedCode.flatMap(([pattern, what]) => (pattern.test(bare) ? [`${name} ${what}.`] : [])),
      ...(unreasoned ? [`${name} silences a check of escaping, cleaning or nonces without “-- reason”.`] : []),
    ]
  })
}

function archiveFaults({ plugin, archiveBytes }: DirectoryFiles): readonly string[] {
  const odd = [...plugin.keys()].filter(
    (name) =>
      /(?:^|\/)\.|(?:^|\/)node_modules\/|\.(?:zip|gz|tgz|phar|exe|sh|bat|map|tsx?|log|sql|bak)$/i.test(name) || /[^\w./@-]/.test(name),
  )
  return [
    ...odd.map((name) => `The archive holds ${name}, which a plugin must not bring.`),
    ...(plugin.has('LICENSE') ? [] : ['The archive holds no LICENSE.']),
    ...(archiveBytes > limits.archiveBytes ? [`The archive has ${archiveBytes} bytes; the directory takes ${limits.archiveBytes}.`] : []),
  ]
}

function pictureFaults(readme: string, assets: ReadonlyMap<string, Uint8Array>): readonly string[] {
  const faults: string[] = []
  for (const [name, [width, height]] of Object.entries(pictures)) {
    const size = pngSize(assets.get(name))
    if (size === null) faults.push(`${name} is missing, or no PNG.`)
    else if (size[0] !== width || size[1] !== height) faults.push(`${name} is ${size[0]} by ${size[1]} pixels, not ${width} by ${height}.`)
  }
  const count = /^== Screenshots ==\n/m.test(readme) ? captionsOf(readme).length : 0
  const shown = [...assets.keys()].filter((name) => name.startsWith('screenshot-'))
  const wanted = Array.from({ length: count }, (_, index) => `screenshot-${index + 1}.png`)
  for (const name of wanted) if (!assets.has(name)) faults.push(`The readme has a caption for ${name}, which is missing.`)
  for (const name of shown) if (!wanted.includes(name)) faults.push(`${name} has no caption in the readme.`)
  for (const [name, bytes] of assets) {
    const most = Object.entries(limits.pictureBytes).find(([kind]) => name.startsWith(kind))?.[1]
    if (most === undefined) faults.push(`${name} is no picture that the directory shows.`)
    else if (bytes.length > most) faults.push(`${name} has ${bytes.length} bytes; the directory takes ${most}.`)
  }
  return faults
}
