/** Public page of a repository, `https://github.com/owner/name`, from the address git fetches it from; null: that is no web address. */
export function repositoryPage(remote: string): string | null {
  const ssh = /^(?:ssh:\/\/)?git@([^:/]+)[:/](.+)$/.exec(remote.trim())
  const address = ssh === null ? remote.trim() : `https://${ssh[1]}/${ssh[2]}`
  if (!URL.canParse(address)) return null
  const { protocol, host, pathname } = new URL(address)
  const path = pathname.replace(/\/$/, '').replace(/\.git$/, '')
  return protocol === 'https:' && path.split('/').length > 2 ? `https://${host}${path}` : null
}

/**
 * A README as a registry shows it, away from its repository: links lead there. Without a page of the repository a link is its words, and a
 * picture goes.
 *
 * @param folder of the README in the repository
 * @param revision that the links lead to
 */
export function publishedReadme(
  markdown: string,
  { page, folder, revision }: { page: string | null; folder: string; revision: string },
): string {
  return markdown
    .replace(/(!?)\[([^\]]*)\]\(([^)\s]+)\)/g, (whole, picture: string, words: string, target: string) => {
      if (/^[a-z][a-z+.-]*:|^#/i.test(target)) return whole
      if (page === null) return picture === '' ? words : ''
      const { pathname, hash } = new URL(target, `https://repository/${folder}/`)
      return `${picture}[${words}](${page}/${picture === '' ? 'blob' : 'raw'}/${revision}${pathname}${hash})`
    })
    .replace(/\n{3,}/g, '\n\n')
}
