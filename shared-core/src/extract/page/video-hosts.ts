/** Players of known hosts: how an address names the video, and where the host documents its still picture. */
// biome-ignore format: a table
const hosts: readonly { readonly name: string; readonly id: RegExp; readonly still?: (id: string) => string; readonly embed?: (id: string) => string }[] = [
  { name: 'youtube', id: /(?:\/\/|\.)(?:youtube(?:-nocookie)?\.com\/(?:embed\/|v\/|shorts\/|live\/|watch\?(?:[^#]*&)?v=)|youtu\.be\/)([\w-]{11})(?![\w-])/i, still: (id) => `https://i.ytimg.com/vi/${id}/hqdefault.jpg`, embed: (id) => `https://www.youtube.com/embed/${id}` },
  { name: 'vimeo', id: /(?:\/\/|\.)vimeo\.com\/(?:video\/|channels\/[\w-]{1,60}\/)?(\d{6,12})(?!\d)/i, embed: (id) => `https://player.vimeo.com/video/${id}` },
  { name: 'dailymotion', id: /(?:\/\/|\.)(?:dailymotion\.com\/(?:embed\/)?video\/|dai\.ly\/|dailymotion\.com\/player(?:\/\w{1,20})?\.html\?(?:[^#]*&)?video=)([a-z\d]{5,20})/i, still: (id) => `https://www.dailymotion.com/thumbnail/video/${id}`, embed: (id) => `https://www.dailymotion.com/embed/video/${id}` },
  { name: 'wistia', id: /(?:\/\/|\.)wistia\.(?:com|net)\/(?:embed\/(?:iframe|medias)|medias)\/([a-z\d]{8,14})/i },
  { name: 'ted', id: /embed\.ted\.com\/talks\/(?:lang\/[\w-]{2,10}\/)?([\w-]{3,100})/i },
  { name: 'twitch', id: /player\.twitch\.tv\/\?(?:[^#]*&)?video=v?(\d{6,12})/i },
  { name: 'tiktok', id: /tiktok\.com\/(?:embed\/(?:v\d\/)?|player\/v1\/|@[\w.-]{1,40}\/video\/)(\d{15,21})/i },
  { name: 'loom', id: /loom\.com\/(?:embed|share)\/([a-f\d]{32})/i },
  { name: 'streamable', id: /streamable\.com\/(?:[eos]\/)?([a-z\d]{5,8})(?![\w/])/i },
  { name: 'jwplayer', id: /(?:content|cdn)\.jwplatform\.com\/(?:players|previews|videos)\/([A-Za-z\d]{8})/i, still: (id) => `https://cdn.jwplayer.com/v2/media/${id}/poster.jpg` },
  { name: 'brightcove', id: /players\.brightcove\.net\/\d{5,20}\/[^"'\s]{1,80}[?&]videoId=(\d{8,20})/i },
  { name: 'bilibili', id: /bilibili\.com\/(?:player\.html\?(?:[^#]*&)?bvid=|video\/)(BV[A-Za-z\d]{10})/i },
  { name: 'rutube', id: /rutube\.ru\/(?:play\/embed|video)\/([a-f\d]{32})/i },
  { name: 'vk', id: /vk\.com\/video_ext\.php\?(oid=-?\d{1,12}&(?:amp;)?id=\d{1,12})/i },
  { name: 'niconico', id: /nicovideo\.jp\/watch\/((?:sm|nm|so)\d{1,12})/i },
]

interface HostedVideo {
  readonly host: { readonly name: string; readonly id: string }
  readonly embedUrl: string | null
  readonly thumbnailUrl: string | null
}

/** The video that an address of a known host names; null: it is no such address. */
export function hostedVideo(url: string): HostedVideo | null {
  const address = url.slice(0, 2000)
  for (const { name, id, still, embed } of hosts) {
    const match = id.exec(address)
    if (match) return { host: { name, id: match[1]! }, embedUrl: embed?.(match[1]!) ?? null, thumbnailUrl: still?.(match[1]!) ?? null }
  }
  return null
}
