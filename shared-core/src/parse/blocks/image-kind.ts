/** Files and folders of emoji, of whichever set, and of smileys. */
const emoji =
  /(?:^|[/_.-])(?:(?:tw|noto-)?emoji(?:one|s)?|emoticons?|smil(?:ey|ie)s?)(?=[/_.?-]|\d|$)|\/emoji\.php|\/(?:svg|\d{2,3}x\d{2,3})\/[\da-f]{4,6}(?:-[\da-f]{2,6}){0,7}\.(?:png|svg)/i

/** Counters and pixels that report a visit, by file, folder, host or way of writing. */
const pixel =
  /(?:^|[/_.-])(?:(?:pixel|beacon)s?|1x1|count(?:er)?|cleardot)(?=\.(?:gif|png|jpe?g|svg|php)|$|\?|[_-]?\d+\.)|[a-z]Pixel(?=[.?]|$)|\/\/(?:[\w-]+\.)*(?:vgwort\.de|scorecardresearch\.com|doubleclick\.net|google-analytics\.com|pixel\.wp\.com|shields\.io)\/|facebook\.com\/tr(?=[/?]|$)/i

/** Stand-ins for a picture that is loaded later. */
const placeholder =
  /(?:^|[/_.-])(?:blank|spacer|placeholder|place-holder|px|1x1|loading|loader|lazy(?:-?load(?:ed|er|ing)?)?|transparent|clear|empty|dummy|gr[ae]y|shim|no-?image|image-?not-?found|default-?image)(?:[_-]?\d{1,4}(?:x\d{1,4})?)?\.(?:gif|png|svg|jpe?g|webp)$|\/[st]\.gif$/i

const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? ''

export const isEmoji = (url: string): boolean => emoji.test(pathOf(url))
export const isPixel = (url: string): boolean => pixel.test(url)
export const isPlaceholder = (url: string): boolean => placeholder.test(pathOf(url))
