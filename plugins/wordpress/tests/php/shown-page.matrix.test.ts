import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readDebugLog } from '@citable/tooling/sites/wordpress'
import { runCommand } from '@citable/tooling/sites/wordpress/run-command'
import { afterAll, describe, expect, it } from 'vitest'
import { openSite } from '../open-site.ts'

/** Pages as a browser gets them, in a theme of blocks, which renders the text before the head, and in one of templates, which does it afterwards. */
const site = await openSite()
afterAll(() => site.stop())

const answer = (word: string): string => `The answer of ${word} isn't "long", it is ${word}ish by all means.`
const section = (word: string, attributes = ''): string =>
  `<!-- wp:group ${attributes}--><div class="wp-block-group"><!-- wp:heading --><h2 class="wp-block-heading">What is ${word}?</h2><!-- /wp:heading --><!-- wp:paragraph --><p>${answer(word)}</p><!-- /wp:paragraph --></div><!-- /wp:group -->`
const members = (word: string): string => `<!-- wp:html --><div class="members">${section(word)}</div><!-- end --><!-- /wp:html -->`

const php = async (code: string): Promise<string> => {
  const {
    code: exit,
    stdout,
    stderr,
  } = await runCommand('php', ['-r', `require $argv[1] . '/wp-load.php'; wp_set_current_user( 1 ); ${code}`, site.siteDirectory], {
    cwd: site.siteDirectory,
    env: { WP_HOME: site.url },
  })
  if (exit !== 0) throw new Error(`${stdout}${stderr}`)
  return stdout
}

const themes = join(site.siteDirectory, 'wp-content/themes')
await mkdir(join(themes, 'of-templates'), { recursive: true })
await writeFile(join(themes, 'of-templates/style.css'), '/*\nTheme Name: Of templates\nVersion: 1\n*/\n')
await writeFile(
  join(themes, 'of-templates/index.php'),
  '<!DOCTYPE html><html><head><title><?php wp_title( "|", true, "right" ); bloginfo( "name" ); ?></title><?php wp_head(); ?></head><body><?php while ( have_posts() ) { the_post(); the_title( "<h1>", "</h1>" ); the_content(); } wp_footer(); ?></body></html>',
)
await writeFile(
  join(site.siteDirectory, 'wp-content/mu-plugins/members.php'),
  '<?php add_filter( "the_content", static fn( $html ) => is_user_logged_in() ? $html : preg_replace( "~<div class=\\"members\\">.*?</div><!-- end -->~s", "<p>For members.</p>", $html ), 50 );',
)

/** Content and words of each post, the words of the description last. */
const posts: Readonly<Record<string, { readonly content: string; readonly words: readonly string[]; readonly described: string }>> = {
  plain: { content: section('alpha') + section('bravo'), words: ['alpha', 'bravo'], described: 'alpha' },
  hidden: {
    content: section('charlie', '{"metadata":{"blockVisibility":false}} ') + section('alpha') + section('bravo'),
    words: ['charlie', 'alpha', 'bravo'],
    described: 'charlie',
  },
  members: { content: members('delta') + section('alpha') + section('bravo'), words: ['delta', 'alpha', 'bravo'], described: 'delta' },
  pages: {
    content: `${section('alpha')}${section('bravo')}<!-- wp:nextpage --><!--nextpage--><!-- /wp:nextpage -->${section('echo')}`,
    words: ['alpha', 'bravo', 'echo'],
    described: 'echo',
  },
}
const made = JSON.parse(
  await php(`
$out = array();
foreach ( json_decode( ${JSON.stringify(JSON.stringify(posts)).replaceAll('$', '\\$')}, true ) as $name => $post ) {
	$answer = static fn( $word ) => "The answer of $word isn't \\"long\\", it is {$word}ish by all means.";
	$input = array( 'description' => $answer( $post['described'] ), 'seo_title' => "Title of $name" );
	$id = wp_insert_post( wp_slash( array( 'post_title' => "About $name", 'post_content' => $post['content'], 'post_status' => 'publish' ) ) );
	Citable\\Meta::write( $id, array( 'v' => 1, 'rubric_version' => '2026.1', 'content_hash' => Citable\\Score\\ContentHash::of_post( get_post( $id ), $input ), 'by' => 'editor', 'scores' => array(), 'open' => array(), 'titles' => array(),
		'nodes' => array( array( '@type' => 'FAQPage', '@id' => '#webpage', 'mainEntity' => array_map( static fn( $word ) => array( '@type' => 'Question', 'name' => "What is $word?", 'acceptedAnswer' => array( '@type' => 'Answer', 'text' => $answer( $word ) ) ), $post['words'] ) ) ),
		'input' => $input ) );
	$out[ $name ] = get_permalink( $id );
}
echo wp_json_encode( $out );`),
) as Readonly<Record<string, string>>

/** Words of the head that the body need not show, and what the body shows. */
const read = async (url: string) => {
  const html = await (await fetch(url)).text()
  const tags = [...html.matchAll(/<meta (?:name|property)="(?:description|og:description|twitter:description)" content="([^"]*)"/g)].map(
    ([, text]) => text,
  )
  const graphs = [...html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? '')
  const body = html.slice(html.indexOf('<body')).replace(/<script[\s\S]*?<\/script>/g, '')
  return { html, said: [...graphs, ...tags].join('\n'), graphs, tags, body }
}

for (const theme of ['twentytwentyfive', 'of-templates'])
  describe(theme, async () => {
    await php(`switch_theme( '${theme}' );`)
    const pages = Object.fromEntries(await Promise.all(Object.entries(made).map(async ([name, url]) => [name, await read(url)] as const)))

    it.each(Object.keys(posts))('says nothing that its page does not show: %s', (name) => {
      const { said, body, graphs, html } = pages[name]!
      expect(graphs).toHaveLength(1)
      expect(html).not.toContain('<!-- citable')
      for (const word of posts[name]!.words) {
        expect(said.includes(word), word).toBe(body.includes(`${word}?`))
      }
    })

    it('describes a page by words that it shows', () => {
      expect(pages.plain!.tags).toEqual(Array(3).fill('The answer of alpha isn&#039;t &quot;long&quot;, it is alphaish by all means.'))
      expect(pages.members!.tags).toEqual([])
    })

    it('has the title of its author', () => {
      expect(pages.plain!.html).toMatch(/<title>Title of plain(?: \| [^<]+)?<\/title>/)
    })
  })

it('leaves the debug log empty', async () => {
  expect(await readDebugLog(site)).toBe('')
})
