-- Whether an article that was found elsewhere belongs to the list is read from an index alone.
create unique index articles_at_hand on articles (id) include (firma, is_stocked, is_active);
