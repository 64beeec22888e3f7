/** The permissions that the front desk was seeded with: a role that still has just these is it, by any name. */
const SEEDED =
  '["clients.view","clients.manage","schedule.view","bookings.view","bookings.manage","memberships.view",' +
  '"memberships.manage","charges.manage","sales.view","sales.manage","settings.view"]'

/**
 * Gives separate permissions to actions that selling, memberships and clients had included. Roles that the studio made get them
 * where they could do it before; the seeded front desk does not. The audit log has both, with before and after in the new
 * words.
 */
export const finerPermissions = /* sql */ `
CREATE TABLE finer_permissions (role_id INTEGER, permission TEXT, is_front_desk BOOLEAN);

INSERT INTO finer_permissions
SELECT DISTINCT roles.id, finer.permission,
  (roles.name = 'Front desk' OR roles.permissions = '${SEEDED}')
    AND roles.created_at = (SELECT min(created_at) FROM roles WHERE is_owner)
FROM roles, json_each(roles.permissions) AS held,
  (SELECT 'clients.manage' AS former, 'clients.login' AS permission
   UNION ALL SELECT 'sales.manage', 'gift_cards.codes'
   UNION ALL SELECT 'sales.manage', 'payments.refund'
   UNION ALL SELECT 'sales.manage', 'payments.give'
   UNION ALL SELECT 'memberships.manage', 'payments.give') AS finer
WHERE finer.former = held.value AND NOT roles.is_owner;

CREATE TABLE finer_roles (role_id INTEGER PRIMARY KEY, is_front_desk BOOLEAN, former JSON_TEXT, whole JSON_TEXT);

INSERT INTO finer_roles
SELECT roles.id, max(finer.is_front_desk), roles.permissions,
  (SELECT json_group_array(permission) FROM (
     SELECT value AS permission FROM json_each(roles.permissions)
     UNION SELECT one.permission FROM finer_permissions AS one WHERE one.role_id = roles.id))
FROM roles JOIN finer_permissions AS finer ON finer.role_id = roles.id
GROUP BY roles.id;

INSERT INTO audit_entries (at, actor_kind, action, entity, entity_id, before, after)
SELECT strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 'system', 'role.update', 'role', role_id,
  json_object('permissions', json(CASE WHEN is_front_desk THEN whole ELSE former END)),
  json_object('permissions', json(CASE WHEN is_front_desk THEN former ELSE whole END))
FROM finer_roles ORDER BY role_id;

UPDATE roles SET
  permissions = (SELECT whole FROM finer_roles WHERE role_id = roles.id),
  updated_at = (SELECT max(at) FROM audit_entries WHERE entity = 'role' AND entity_id = roles.id)
WHERE id IN (SELECT role_id FROM finer_roles WHERE NOT is_front_desk);

DROP TABLE finer_roles;
DROP TABLE finer_permissions;
`
