const bits = (status: string) =>
  `CASE ${status} WHEN 'pending' THEN 1 WHEN 'active' THEN 2 WHEN 'paused' THEN 4 WHEN 'expired' THEN 8 ELSE 16 END`

const statesOf = (client: string) => `(
    SELECT coalesce(sum(DISTINCT ${bits('status')}), 0) FROM (
      SELECT status FROM memberships WHERE client_id = ${client}
      UNION ALL
      SELECT held.status FROM membership_members AS shared CROSS JOIN memberships AS held ON held.id = shared.membership_id
      WHERE shared.client_id = ${client}
    )
  )`

const countAnew = (clients: string) => `
  UPDATE clients SET membership_states = ${statesOf('clients.id')} WHERE id IN (${clients});`

/** The states in which a client has memberships are those of what others share with them, too. */
export const statesOfWhatIsShared = /* sql */ `
DROP TRIGGER memberships_state_insert;
DROP TRIGGER memberships_state_update;
DROP TRIGGER memberships_state_delete;
DROP TRIGGER memberships_state_handover;
CREATE TRIGGER memberships_state_insert AFTER INSERT ON memberships BEGIN${countAnew('new.client_id')}
END;
CREATE TRIGGER memberships_state_update AFTER UPDATE OF status ON memberships WHEN old.status <> new.status BEGIN${countAnew(
  'SELECT new.client_id UNION ALL SELECT client_id FROM membership_members WHERE membership_id = new.id',
)}
END;
CREATE TRIGGER memberships_state_delete AFTER DELETE ON memberships BEGIN${countAnew('old.client_id')}
END;
CREATE TRIGGER memberships_state_handover AFTER UPDATE OF client_id ON memberships
WHEN old.client_id <> new.client_id BEGIN${countAnew('old.client_id, new.client_id')}
END;
CREATE TRIGGER membership_members_state_insert AFTER INSERT ON membership_members BEGIN${countAnew('new.client_id')}
END;
CREATE TRIGGER membership_members_state_delete AFTER DELETE ON membership_members BEGIN${countAnew('old.client_id')}
END;
${countAnew('SELECT client_id FROM membership_members')}
`
