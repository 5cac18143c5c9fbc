import { inject } from 'vitest'

// Sets the database of each test file: the server that this project started, or the embedded one.
const url = inject('databaseUrl')
if (url) process.env['DATABASE_URL'] = url
else delete process.env['DATABASE_URL']
