/** How often a promo code is used, or held for a checkout, is kept beside it. */
export const promoUses = /* sql */ `
ALTER TABLE promo_codes ADD COLUMN used_count INTEGER NOT NULL DEFAULT 0;
UPDATE promo_codes SET used_count =
  (SELECT count(*) FROM promo_uses WHERE promo_code_id = promo_codes.id AND state IN ('held', 'used'));
CREATE TRIGGER promo_uses_insert AFTER INSERT ON promo_uses WHEN new.state <> 'released' BEGIN
  UPDATE promo_codes SET used_count = used_count + 1 WHERE id = new.promo_code_id;
END;
CREATE TRIGGER promo_uses_delete AFTER DELETE ON promo_uses WHEN old.state <> 'released' BEGIN
  UPDATE promo_codes SET used_count = used_count - 1 WHERE id = old.promo_code_id;
END;
CREATE TRIGGER promo_uses_update AFTER UPDATE OF state ON promo_uses
WHEN (old.state = 'released') <> (new.state = 'released') BEGIN
  UPDATE promo_codes SET used_count = used_count + iif(new.state = 'released', -1, 1) WHERE id = new.promo_code_id;
END;
`
