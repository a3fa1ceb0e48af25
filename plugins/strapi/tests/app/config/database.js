const path = require('node:path')

/** A SQLite file, or PostgreSQL when DATABASE_URL is set. */
module.exports = ({ env }) => ({
  connection: env('DATABASE_URL')
    ? { client: 'postgres', connection: { connectionString: env('DATABASE_URL') }, pool: { min: 0, max: 10 } }
    : {
        client: 'sqlite',
        connection: { filename: env('DATABASE_FILENAME', path.join(__dirname, '..', '.tmp', 'data.db')) },
        useNullAsDefault: true,
      },
})
