const statesOf = (client: string) => `
  UPDATE clients SET membership_states = (
    SELECT coalesce(sum(DISTINCT CASE status WHEN 'pending' THEN 1 WHEN 'active' THEN 2 WHEN 'paused' THEN 4
      WHEN 'expired' THEN 8 ELSE 16 END), 0)
    FROM memberships WHERE client_id = ${client}
  ) WHERE id = ${client};`

/** The membership states of a client follow a handed-over membership too, and are counted again once. */
export const holderStates = /* sql */ `
CREATE TRIGGER memberships_state_handover AFTER UPDATE OF client_id ON memberships
WHEN old.client_id <> new.client_id BEGIN${statesOf('old.client_id')}${statesOf('new.client_id')}
END;

UPDATE clients SET membership_states = held.states
FROM (
  SELECT client.id, coalesce(sum(DISTINCT CASE membership.status WHEN 'pending' THEN 1 WHEN 'active' THEN 2
    WHEN 'paused' THEN 4 WHEN 'expired' THEN 8 WHEN 'cancelled' THEN 16 END), 0) AS states
  FROM clients AS client LEFT JOIN memberships AS membership ON membership.client_id = client.id
  GROUP BY client.id
) AS held WHERE held.id = clients.id AND held.states <> clients.membership_states;
`
