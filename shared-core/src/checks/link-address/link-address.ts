import { defineCheck } from '../define-check.ts'
import { editOf } from '../edits/edit-of.ts'
import { ramp } from '../ramp.ts'

/** Hosts of a developer's machine or of a test site, which readers cannot or should not reach. The article's own site is where its readers are. */
const privateHost =
  /^(?:localhost|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|\[::1\]|.+\.(?:local|localhost|test|internal|invalid))$|^(?:staging|stage)[.-]/

/** A file or a page of the writer's own machine: paths, and schemes that only a browser or a program there knows. */
const ownMachine = /^(?:(?:file|blob|about|chrome|[a-z]+-extension):|[a-z]:[\\/]|\\\\)/i

export const linkAddress = defineCheck({
  id: 'link-address',
  needs: ['links'],
  run({ links }) {
    if (links.length === 0) return { status: 'not_applicable' }
    const faults = links.flatMap((link) => {
      const code =
        link.kind === 'broken'
          ? ('broken' as const)
          : link.kind === 'script'
            ? ('script' as const)
            : link.kind === 'mail' && (link.meant !== null || !/^mailto:(?:\?|[^@\s?]+@[^@\s?]+\.[^@\s?]+)/i.test(link.href))
              ? ('mail' as const)
              : ownMachine.test(link.href) || (link.kind === 'external' && privateHost.test(link.host ?? ''))
                ? ('private' as const)
                : null
      return code === null ? [] : [{ code, link }]
    })
    const first = faults[0]
    if (first === undefined) return { score: 100, code: 'good', args: { links: links.length } }
    // The last first, so that places hold while the edits are applied.
    const edit = editOf(
      faults
        .flatMap(({ link: { span, href, meant } }) =>
          meant === null ? [] : [{ kind: 'set_address' as const, span, before: href, value: meant }],
        )
        .reverse(),
    )
    const address = (link: { href: string }) => ({ address: link.href.slice(0, 200) })
    return {
      score: Math.min(79, ramp(links.length - faults.length, 0, links.length)),
      code: first.code,
      args: address(first.link),
      spans: faults.map(({ link }) => link.span),
      fix:
        edit === null
          ? { code: 'fixLink', args: address(first.link), safety: 'none' }
          : { code: 'fixLink', args: address(faults.find(({ link }) => link.meant !== null)!.link), safety: 'safe', edit },
    }
  },
})
