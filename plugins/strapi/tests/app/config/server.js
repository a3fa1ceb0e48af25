const path = require('node:path')

/** PUBLIC_DIRECTORY holds the uploads, so that several sites can share this folder's code and admin build. */
module.exports = ({ env }) => ({
  host: env('HOST', '127.0.0.1'),
  port: env.int('PORT', 1337),
  url: env('PUBLIC_URL', ''),
  // assistants; only where a suite asks for it
  mcp: { enabled: env.bool('MCP', false) },
  app: { keys: env.array('APP_KEYS') },
  dirs: { public: env('PUBLIC_DIRECTORY', path.join(__dirname, '..', 'public')) },
})
