-- Lists are of one firma: counted from an index alone, and read in their order.

drop index articles_by_type;
drop index articles_by_category;
drop index articles_by_group;
create index articles_by_type on articles (firma, article_type, name, art_nr);
create index articles_by_category on articles (firma, article_category, name, art_nr);
create index articles_by_group on articles (firma, article_group, name, art_nr);
-- What it is not known of stands last in both orders.
create index article_stock_by_dep_desc on article_stock (dep desc nulls last, article_id desc);
