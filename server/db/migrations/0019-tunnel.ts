/** The built-in tunnel: whether it is on, where and under which name, and the address it was given. */
export const tunnel = /* sql */ `
ALTER TABLE settings ADD COLUMN tunnel_enabled BOOLEAN NOT NULL DEFAULT 0;
ALTER TABLE settings ADD COLUMN tunnel_host TEXT;
ALTER TABLE settings ADD COLUMN tunnel_name TEXT;
ALTER TABLE settings ADD COLUMN tunnel_address TEXT;
`
