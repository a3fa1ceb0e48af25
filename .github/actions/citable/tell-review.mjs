// Writes what `citable score` found into a pull request of GitHub or a merge request of GitLab: one comment, changed at each run, and SARIF.
import { appendFileSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const mark = '<!-- citable -->'
const max = { rows: 10, comments: 1_000 }
const env = process.env
const report = JSON.parse(readFileSync(env.CITABLE_REPORT, 'utf8'))

/** Names of files come from the contributor: as code they mention no account and link nowhere. */
const code = (text) =>
  `\`${String(text)
    .replace(/[`\r\n|]/g, ' ')
    .slice(0, 200)}\``
const cell = (text) => String(text).replace(/[|\r\n<>@]/g, ' ')
const score = (value) => (value === null || value === undefined ? '–' : String(value))
const mean = (summary) => (summary === null ? '–' : `${summary.mean} (${summary.min} to ${summary.max})`)

function commentOf({ summary, comparison, faults, failures }) {
  const lines = [mark, '### Citable', '', '| Pages | AEO readiness | SEO |', '| --- | --- | --- |']
  lines.push(
    `| ${summary.pages}${summary.unread > 0 ? `, ${summary.unread} not read` : ''} | ${mean(summary.aeo)} | ${mean(summary.seo)} |`,
  )
  const changes = (name, rows) => {
    if (rows.length === 0) return
    lines.push('', `**${name}**`, '', '| Page | AEO | SEO |', '| --- | --- | --- |')
    for (const { page, aeo, seo } of rows.slice(0, max.rows))
      lines.push(`| ${code(page)} | ${aeo.map(score).join(' → ')} | ${seo.map(score).join(' → ')} |`)
    if (rows.length > max.rows) lines.push('', `… and ${rows.length - max.rows} more`)
  }
  if (comparison !== null) {
    changes('Worse', comparison.worse)
    changes('Better', comparison.better)
    if (comparison.worse.length + comparison.better.length === 0) lines.push('', 'No score moved.')
  }
  const certain = faults.filter(({ is_doubt }) => !is_doubt)
  if (certain.length > 0) {
    lines.push('', '**Worth doing everywhere**', '', '| | Pages |', '| --- | --- |')
    for (const { title, check, pages } of certain.slice(0, max.rows)) lines.push(`| ${cell(title)} (${code(check)}) | ${pages.length} |`)
  }
  if (failures.length > 0) lines.push('', `**Not as asked for: ${failures.length}**`, '')
  for (const { page } of failures.slice(0, max.rows)) lines.push(`- ${code(page)}`)
  lines.push('', 'The whole report is among the artifacts of this run.')
  return lines.join('\n')
}

async function ask(method, url, headers, body) {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', 'user-agent': 'citable', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${new URL(url).pathname}: ${answer.status}`)
  return answer.status === 204 ? null : await answer.json()
}

/** A comment that cannot be posted does not fail the run: a pull request of a fork may not write. */
async function attempt(what, work) {
  try {
    await work()
    console.log(`${what}: done`)
  } catch (error) {
    console.log(`${what}: not done (${error.message})`)
  }
}

/** Our own comment of an earlier run; null: there is none. */
async function findComment(list, headers, textOf) {
  for (let page = 1; page <= max.comments / 100; page++) {
    const comments = await ask('GET', `${list}?per_page=100&page=${page}`, headers)
    const found = comments.find((comment) => textOf(comment).startsWith(mark))
    if (found !== undefined || comments.length < 100) return found ?? null
  }
  return null
}

async function tellGitHub(comment) {
  const headers = { authorization: `Bearer ${env.GITHUB_TOKEN}`, accept: 'application/vnd.github+json' }
  const repository = `${env.GITHUB_API_URL}/repos/${env.GITHUB_REPOSITORY}`
  if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, `${comment}\n`)
  const { pull_request } = JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, 'utf8'))
  if (env.CITABLE_COMMENT === 'true' && pull_request !== undefined)
    await attempt('comment', async () => {
      const list = `${repository}/issues/${pull_request.number}/comments`
      const own = await findComment(list, headers, ({ body }) => body ?? '')
      if (own === null) await ask('POST', list, headers, { body: comment })
      else await ask('PATCH', `${repository}/issues/comments/${own.id}`, headers, { body: comment })
    })
  if (env.CITABLE_SARIF === 'true')
    await attempt('SARIF', () =>
      ask('POST', `${repository}/code-scanning/sarifs`, headers, {
        commit_sha: pull_request?.head.sha ?? env.GITHUB_SHA,
        ref: pull_request === undefined ? env.GITHUB_REF : `refs/pull/${pull_request.number}/head`,
        sarif: gzipSync(readFileSync(join(dirname(env.CITABLE_REPORT), 'citable.sarif'))).toString('base64'),
        tool_name: 'Citable',
      }),
    )
}

async function tellGitLab(comment) {
  const headers = { 'private-token': env.CITABLE_GITLAB_TOKEN }
  const list = `${env.CI_API_V4_URL}/projects/${env.CI_PROJECT_ID}/merge_requests/${env.CI_MERGE_REQUEST_IID}/notes`
  await attempt('comment', async () => {
    const own = await findComment(list, headers, ({ body }) => body ?? '')
    if (own === null) await ask('POST', list, headers, { body: comment })
    else await ask('PUT', `${list}/${own.id}`, headers, { body: comment })
  })
}

await (env.GITLAB_CI === 'true' ? tellGitLab : tellGitHub)(commentOf(report))
