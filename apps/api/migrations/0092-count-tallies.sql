-- Whether a counted article is as the book says, noted when it is counted: who looks at a count every few seconds compares
-- nothing. Null: nobody has counted it, or something was posted since that lies before it was counted.
alter table count_lines add column is_equal boolean;
update count_lines set is_equal = posted_difference = 0 where posted_difference is not null;
