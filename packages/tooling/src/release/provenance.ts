/** A file by its name and SHA-256 in hexadecimal digits. */
export interface SummedFile {
  readonly name: string
  readonly sha256: string
}

export interface Build {
  readonly version: string
  readonly command: string
  /** 40 hexadecimal digits. */
  readonly commit: string
  /** Public page of the repository; null: none is known. */
  readonly page: string | null
  /** Files of the commit that name everything it was built with. */
  readonly materials: readonly SummedFile[]
  /** Versions of the programs that built, by name. */
  readonly programs: Readonly<Record<string, string>>
  /** Variables of the process: a runner of GitHub says there who it is. */
  readonly environment: Readonly<Record<string, string | undefined>>
}

/**
 * Where files come from, as a statement of in-toto 1 with the predicate SLSA provenance 1: <https://slsa.dev/spec/v1.0/provenance>. It is not
 * signed and holds no hour: the same commit on the same builder gives the same bytes.
 */
export const provenance = (files: readonly SummedFile[], build: Build): object => ({
  _type: 'https://in-toto.io/Statement/v1',
  subject: files.map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
  predicateType: 'https://slsa.dev/provenance/v1',
  predicate: {
    buildDefinition: {
      buildType: build.page === null ? 'urn:x-citable:release:1' : `${build.page}/blob/${build.commit}/.github/CONTRIBUTING.md#a-release`,
      externalParameters: { command: build.command, version: build.version },
      internalParameters: build.programs,
      resolvedDependencies: [
        { ...(build.page !== null && { uri: `git+${build.page}@${build.commit}` }), name: 'source', digest: { gitCommit: build.commit } },
        ...build.materials.map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
      ],
    },
    runDetails: { builder: { id: builderOf(build.environment) } },
  },
})

/** The workflow of GitHub that runs, else a machine that vouches for nothing. */
function builderOf({ GITHUB_SERVER_URL: server, GITHUB_WORKFLOW_REF: workflow }: Build['environment']): string {
  return server !== undefined && workflow !== undefined ? `${server}/${workflow}` : 'urn:x-citable:builder:local'
}
